import type { PayloadRequest } from 'payload';
import type { Session } from '../runtime/payload-types.ts';

/** The rows of an account's sessions, those seen last first. */
export async function findSessions(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  user: number,
): Promise<Session[]> {
  const { docs } = await req.payload.db.find<Session>({
    collection: 'sessions',
    where: { user: { equals: user } },
    sort: '-seenAt',
    pagination: false,
    req,
  });
  return docs;
}
