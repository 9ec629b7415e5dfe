import type { ServerCall } from './locks/withoutForeignLocks.ts';

/**
 * The call, without its wish for Payload's notice that a document was saved elsewhere: it comes
 * while somebody types, and offers nothing but to load the document anew. A save is refused
 * instead, with both texts to choose from (`refuseStale`).
 */
export const withoutStaleNotice = <Call extends ServerCall>(call: Call): Call =>
  call.name === 'form-state' && call.args['collectionSlug']
    ? { ...call, args: { ...call.args, checkForStaleData: false } }
    : call;
