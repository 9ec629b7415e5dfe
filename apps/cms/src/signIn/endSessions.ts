import type { PayloadRequest } from 'payload';

/**
 * Signs a person out everywhere; in the request's transaction, which may have locked the account's
 * row.
 */
export const endSessions = async (req: PayloadRequest, id: number): Promise<void> => {
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { sessions: [] },
    req,
    returning: false,
  });
};
