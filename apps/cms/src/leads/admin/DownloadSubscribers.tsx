import { DownloadCsv } from './DownloadCsv.tsx';

/** Link above the list of subscribers: who is subscribed now, as CSV. */
export const DownloadSubscribers = () => <DownloadCsv file="/api/subscribers/export" />;
