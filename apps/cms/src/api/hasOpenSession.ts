import type { Payload } from 'payload';

/**
 * True where a request's token is genuine and its session still open; a cookie's mere presence says
 * nothing.
 */
export const hasOpenSession = async (payload: Payload, { headers }: Request): Promise<boolean> =>
  Boolean((await payload.auth({ headers, canSetHeaders: false })).user);
