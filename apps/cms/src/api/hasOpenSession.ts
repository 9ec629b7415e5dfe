import { executeAuthStrategies, type Payload } from 'payload';

/**
 * True where a request's token is genuine and its session still open; a cookie's mere presence says
 * nothing. Payload's own `auth` would work out all permissions besides, of each field.
 */
export const hasOpenSession = async (payload: Payload, { headers }: Request): Promise<boolean> =>
  Boolean((await executeAuthStrategies({ payload, headers, canSetHeaders: false })).user);
