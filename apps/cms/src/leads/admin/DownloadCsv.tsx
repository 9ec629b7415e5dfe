import type { ServerProps } from 'payload';
import { sayIn } from '../../i18n/say.ts';

/** Link above the list of enquiries: what the person may read, as CSV. */
export const DownloadCsv = ({ i18n }: Pick<ServerProps, 'i18n'>) => (
  <p>
    <a href="/api/inquiries/export" download>
      {sayIn(i18n.language)('Download CSV')}
    </a>
  </p>
);
