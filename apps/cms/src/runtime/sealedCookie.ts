import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookies } from 'payload/shared';
import { isEncrypted, payloadSecret } from './env.ts';

interface CookieOptions {
  /** Keys differ by it: a seal of one purpose is none of another. */
  readonly purpose: string;
  readonly lifetimeSeconds: number;
  readonly path?: string;
  readonly sameSite?: 'Strict' | 'Lax';
}

/**
 * Cookies `{value}.{until}.{seal}` that end by themselves and that only this backend can make, each
 * for one subject, such as an account. They are sealed, not secret.
 */
export function sealedCookie(options: CookieOptions) {
  const { purpose, lifetimeSeconds, path = '/', sameSite = 'Strict' } = options;
  const secure = isEncrypted ? '; Secure' : '';
  const seal = (text: string): string =>
    createHmac('sha256', `${payloadSecret} ${purpose}`).update(text).digest('base64url');
  const cookie = (name: string, text: string, maxAge: number): string =>
    `${name}=${text}; Path=${path}; HttpOnly; SameSite=${sameSite}; Max-Age=${maxAge}${secure}`;
  const sealed = (subject: string, value: string, until: number): string =>
    `${value}.${until}.${seal(`${subject} ${value} ${until}`)}`;
  return {
    seal,
    /** The header that sets one; a value has no full stop. */
    make: (name: string, subject: string, value: string, now = Date.now()): string =>
      cookie(name, sealed(subject, value, now + lifetimeSeconds * 1000), lifetimeSeconds),
    /** The header that ends one. */
    end: (name: string): string => cookie(name, '', 0),
    /** Its value; undefined where it was made for another subject, has ended, or is none. */
    read: (headers: Headers, name: string, subject: string, now = Date.now()) => {
      const text = parseCookies(headers).get(name) ?? '';
      const [value = '', until = ''] = text.split('.');
      const [given, genuine] = [text, sealed(subject, value, Number(until))].map((one) =>
        Buffer.from(one),
      ) as [Buffer, Buffer];
      const isGenuine = given.length === genuine.length && timingSafeEqual(given, genuine);
      return isGenuine && now < Number(until) ? value : undefined;
    },
  };
}
