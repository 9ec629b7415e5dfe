import type { PayloadRequest } from 'payload';
import { perPayload } from '../../runtime/perPayload.ts';
import { type Recorded, record, recordOrRefuse } from '../record.ts';

/** At most one row in this time for one person's lists of one kind. */
const windowMs = 60_000;

type AuditRequest = Pick<PayloadRequest, 'payload' | 'user' | 'headers' | 'transactionID'>;
interface Window {
  /** The row that stands for all of the window; rejects where it could not be written. */
  readonly written: Promise<void>;
  lists: number;
  documents: number;
}
const getWindows = perPayload('list-reads', () => new Map<string, Window>());

/**
 * Records that a person sees a list of persons' data; throws where the log can't be written, so
 * that nothing is shown. Further lists of the same `kind` within a minute are one row together, at
 * its end: paging and polling don't flood the log.
 */
export function recordList(
  req: AuditRequest,
  kind: string,
  documents: number,
  recorded: Recorded,
  lasting = windowMs,
): Promise<void> {
  const key = `${req.user?.id} ${recorded.subject} ${kind}`;
  const { payload, user, headers } = req;
  const windows = getWindows(payload);
  const open = windows.get(key);
  if (open) {
    open.lists += 1;
    open.documents += documents;
    return open.written;
  }
  const window = { written: recordOrRefuse(req, recorded), lists: 0, documents: 0 };
  windows.set(key, window);
  const end = (): void => {
    const { lists, documents: rest } = windows.get(key) ?? window;
    windows.delete(key);
    if (lists === 0) return;
    const more = { ...recorded, detail: `${lists} more lists of ${rest}` };
    const written = record({ payload, user, headers } as AuditRequest, more);
    windows.set(key, { written, lists: 0, documents: 0 });
    setTimeout(end, lasting).unref();
  };
  window.written.then(
    () => void setTimeout(end, lasting).unref(),
    () => windows.delete(key),
  );
  return window.written;
}
