import { DownloadCsv } from './DownloadCsv.tsx';

/** Link above the list of subscribers: who of those listed is subscribed now, as CSV. */
export const DownloadSubscribers = () => (
  <DownloadCsv file="/api/subscribers/export" hasAllListed={false} />
);
