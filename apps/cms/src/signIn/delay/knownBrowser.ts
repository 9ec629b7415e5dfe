import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type PayloadRequest, parseCookies } from 'payload';
import { cmsUrl, payloadSecret } from '../../runtime/env.ts';

const days = 180;

const hmac = (text: string): string =>
  createHmac('sha256', `${payloadSecret} known browser`).update(text).digest('base64url');

/** One cookie an account; its name doesn't tell which. */
const cookieName = (email: string): string => `concierge-browser-${hmac(email).slice(0, 12)}`;
const knownBrowserHmac = (email: string, id: string, until: number): string =>
  hmac(`${email} ${id} ${until}`);

/**
 * The cookie by which a browser that has signed in to an account is counted apart from strangers
 * for 180 days. It opens nothing.
 */
export function knownBrowserCookie(email: string, now = Date.now()): string {
  const until = now + days * 86_400_000;
  const id = randomBytes(16).toString('base64url');
  const secure = cmsUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(email)}=${id}.${until}.${knownBrowserHmac(email, id, until)}; Path=/api/users; HttpOnly; SameSite=Strict; Max-Age=${days * 86_400}${secure}`;
}

/** The name of the browser, where this account has signed in with it; else undefined. */
export function knownBrowser(
  { headers }: Pick<PayloadRequest, 'headers'>,
  email: string,
  now = Date.now(),
): string | undefined {
  const cookie = headers ? parseCookies(headers).get(cookieName(email)) : undefined;
  const [id = '', until = '', seal = ''] = (cookie ?? '').split('.');
  const [given, wanted] = [
    Buffer.from(seal),
    Buffer.from(knownBrowserHmac(email, id, Number(until))),
  ];
  const isGenuine = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isGenuine && now < Number(until) ? id : undefined;
}
