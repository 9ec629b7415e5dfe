import type { PayloadRequest } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';

/**
 * The request of a nested call that moves, makes or removes a redirect by itself: the audit log
 * names nobody for it.
 */
export const automatically = (req: PayloadRequest): Partial<PayloadRequest> => ({
  ...sameTransaction(req),
  context: { ...req.context, automaticRedirect: true },
});
