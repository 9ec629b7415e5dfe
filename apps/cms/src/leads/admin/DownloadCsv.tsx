/** Link above the list of enquiries: what the person may read, as CSV. */
export const DownloadCsv = () => (
  <p>
    <a href="/api/inquiries/export" download>
      Download CSV
    </a>
  </p>
);
