import { randomBytes } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { sealedCookie } from '../../runtime/sealedCookie.ts';

const cookie = sealedCookie({
  purpose: 'known browser',
  lifetimeSeconds: 180 * 86_400,
  path: '/api/users',
});

/** One cookie an account; its name doesn't tell which. */
const cookieName = (email: string): string =>
  `concierge-browser-${cookie.seal(email).slice(0, 12)}`;

/**
 * The cookie by which a browser that has signed in to an account is counted apart from strangers
 * for 180 days. It opens nothing.
 */
export const knownBrowserCookie = (email: string, now?: number): string =>
  cookie.make(cookieName(email), email, randomBytes(16).toString('base64url'), now);

/** The name of the browser, where this account has signed in with it; else undefined. */
export const knownBrowser = (
  { headers }: Pick<PayloadRequest, 'headers'>,
  email: string,
  now?: number,
): string | undefined =>
  headers ? cookie.read(headers, cookieName(email), email, now) : undefined;
