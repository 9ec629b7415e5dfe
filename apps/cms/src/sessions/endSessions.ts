import type { PayloadRequest } from 'payload';
import { record } from '../audit/record.ts';
import type { Session } from '../runtime/payload-types.ts';

/** Why sessions ended, as the audit log says it. */
export type Ending =
  | 'by hand'
  | 'new password'
  | 'timed out'
  | 'no role'
  | 'second factor demanded'
  | 'second factor reset';

type AuditRequest = Pick<PayloadRequest, 'payload' | 'user' | 'headers' | 'transactionID'>;

/** Ends sessions of one account, and leaves a row about it in the audit log. */
export async function endSessions(
  req: AuditRequest,
  ended: readonly Pick<Session, 'id' | 'user'>[],
  ending: Ending,
): Promise<void> {
  const [first] = ended;
  if (!first) return;
  await req.payload.db.deleteMany({
    collection: 'sessions',
    where: { id: { in: ended.map(({ id }) => id) } },
    req,
  });
  await record(req, {
    act: 'endSession',
    subject: 'users',
    document: first.user,
    detail: `${ended.length}, ${ending}`,
  });
}
