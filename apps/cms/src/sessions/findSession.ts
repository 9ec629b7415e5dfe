import type { PayloadRequest } from 'payload';
import type { Session } from '../runtime/payload-types.ts';

/** The row of a session by the id that its token bears; null where the session has ended. */
export const findSession = (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  sid: string,
): Promise<Session | null> =>
  req.payload.db.findOne<Session>({
    collection: 'sessions',
    where: { sid: { equals: sid } },
    req,
  });
