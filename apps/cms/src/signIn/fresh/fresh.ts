import { APIError, type PayloadRequest } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { sealedCookie } from '../../runtime/sealedCookie.ts';
import { ownSession } from '../../sessions/ownSession.ts';

/** How long a sign-in, or a password that was confirmed, counts. */
export const freshForSeconds = 600;
const cookieName = 'concierge-fresh';

const cookie = sealedCookie({ purpose: 'fresh sign-in', lifetimeSeconds: freshForSeconds });

/** The cookie that says for ten minutes that the person of this session gave the password. */
export const freshCookie = (sid: string, now?: number): string =>
  cookie.make(cookieName, sid, 'password', now);

/**
 * True for a session younger than ten minutes, or one whose person confirmed the password since.
 */
export function isFresh(req: Pick<PayloadRequest, 'user' | 'headers'>, now = Date.now()): boolean {
  const { sid, signedInAt } = ownSession(req);
  if (sid === '') return false;
  if (now < Date.parse(signedInAt) + freshForSeconds * 1000) return true;
  return cookie.read(req.headers, cookieName, sid, now) !== undefined;
}

/** Throws 403 with `{fresh: false}` where somebody calls whose sign-in isn't fresh. */
export function requireFresh(req: PayloadRequest): void {
  if (req.payloadAPI === 'REST' && !isFresh(req))
    throw new APIError(sayTo({ req })('Confirm your password first.'), 403, { fresh: false }, true);
}
