import type { PayloadRequest } from 'payload';

/**
 * What a nested call of the Local API needs of its request: the transaction, the context and the
 * person. The request itself isn't passed on, because Payload writes the call's locale into it.
 */
export function sameTransaction(req: PayloadRequest): Partial<PayloadRequest> {
  return {
    ...(req.transactionID === undefined ? {} : { transactionID: req.transactionID }),
    context: req.context,
    user: req.user,
  };
}
