import type { PayloadRequest } from 'payload';
import { record } from '../audit/record.ts';
import type { Session } from '../runtime/payload-types.ts';
import { deleteSessions } from './deleteSessions.ts';

/** Why sessions ended, as the audit log says it. */
export type Ending =
  | 'by hand'
  | 'new password'
  | 'timed out'
  | 'no role'
  | 'second factor demanded'
  | 'second factor reset';

type AuditRequest = Pick<PayloadRequest, 'payload' | 'user' | 'headers' | 'transactionID'>;

/**
 * Ends sessions of one account, and leaves a row about it in the audit log; answers how many there
 * were. What ended meanwhile isn't among them: another call has recorded it.
 */
export async function endSessions(
  req: AuditRequest,
  ended: readonly Pick<Session, 'id' | 'user'>[],
  ending: Ending,
): Promise<number> {
  const [first] = ended;
  if (!first) return 0;
  const ids = ended.map(({ id }) => id);
  const count = await deleteSessions(req, ids);
  if (count === 0) return 0;
  await record(req, {
    act: 'endSession',
    subject: 'users',
    document: first.user,
    detail: `${count}, ${ending}`,
  });
  return count;
}
