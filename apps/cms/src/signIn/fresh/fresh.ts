import { createHmac, timingSafeEqual } from 'node:crypto';
import { APIError, type PayloadRequest, parseCookies } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { cmsUrl, payloadSecret } from '../../runtime/env.ts';
import { ownSession } from '../../sessions/ownSession.ts';

/** How long a sign-in, or a password that was confirmed, counts. */
export const freshForSeconds = 600;
const cookieName = 'concierge-fresh';

const freshSignInHmac = (sid: string, until: number): string =>
  createHmac('sha256', `${payloadSecret} fresh sign-in`)
    .update(`${sid} ${until}`)
    .digest('base64url');

/** The cookie that says for ten minutes that the person of this session gave the password. */
export function freshCookie(sid: string, now = Date.now()): string {
  const until = now + freshForSeconds * 1000;
  const secure = cmsUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${until}.${freshSignInHmac(sid, until)}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${freshForSeconds}${secure}`;
}

/**
 * True for a session younger than ten minutes, or one whose person confirmed the password since.
 */
export function isFresh(req: Pick<PayloadRequest, 'user' | 'headers'>, now = Date.now()): boolean {
  const { sid, signedInAt } = ownSession(req);
  if (sid === '') return false;
  if (now < Date.parse(signedInAt) + freshForSeconds * 1000) return true;
  const [until = '', seal = ''] = (parseCookies(req.headers).get(cookieName) ?? '').split('.');
  const [given, wanted] = [Buffer.from(seal), Buffer.from(freshSignInHmac(sid, Number(until)))];
  return now < Number(until) && given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Throws 403 with `{fresh: false}` where somebody calls whose sign-in isn't fresh. */
export function requireFresh(req: PayloadRequest): void {
  if (req.payloadAPI === 'REST' && !isFresh(req))
    throw new APIError(sayTo({ req })('Confirm your password first.'), 403, { fresh: false }, true);
}
