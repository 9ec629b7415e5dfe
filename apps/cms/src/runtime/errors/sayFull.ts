import type { Config } from 'payload';
import { sayTo } from '../../i18n/say.ts';

type AfterError = NonNullable<NonNullable<Config['hooks']>['afterError']>[number];

/**
 * What SQLite, the file system and PostgreSQL (53100) call a disk that is full or fails. A log of
 * SQLite that can't grow is an I/O error.
 */
const noRoom = /^(SQLITE_FULL|SQLITE_IOERR\w*|ENOSPC|EDQUOT|EIO|53100)$/;

/**
 * Answers 507 with a sentence in the language of who saves where the server's disk has no room:
 * what is typed is still in the browser, and may be saved again.
 */
export const sayFull: AfterError = ({ error, req }) => {
  if (req.method === 'GET' || !isFull(error)) return;
  const message = sayTo({ req })(
    'Not saved: the disk of the server is full or fails. Leave this page open, tell the operator, and save again later.',
  );
  return { status: 507, response: { errors: [{ name: 'APIError', message }] } };
};

/** Whether an error, or what caused it, is of the disk. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && noRoom.test(code)) || isFull(error.cause);
}
