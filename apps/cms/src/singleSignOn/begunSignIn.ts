import { createHmac, timingSafeEqual } from 'node:crypto';
import { generateCookie, parseCookies } from 'payload/shared';
import { cmsUrl, payloadSecret } from '../runtime/env.ts';

/** What a browser keeps between leaving for the provider and coming back. */
export interface BegunSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnTo: string;
}

const isEncrypted = cmsUrl.startsWith('https:');
/** Over https no other host of the domain can plant a sign-in that it has begun itself. */
const name = isEncrypted ? '__Host-single-sign-on' : 'single-sign-on';
/** Seconds that a person may take at the provider. */
const longestSeconds = 600;

const seal = (text: string): string =>
  createHmac('sha256', `single-sign-on ${payloadSecret}`).update(text).digest('base64url');

const cookie = (value: string, maxAge: number): string =>
  String(
    generateCookie({
      name,
      value,
      expires: new Date(Date.now() + maxAge * 1000),
      httpOnly: true,
      path: '/',
      sameSite: 'Lax',
      secure: isEncrypted,
      returnCookieAsObject: false,
    }),
  );

/** The cookie that binds a sign-in to this browser for ten minutes; it is sealed, not secret. */
export function beginCookie(begun: BegunSignIn): string {
  const endsAt = Date.now() + longestSeconds * 1000;
  const text = Buffer.from(JSON.stringify({ ...begun, endsAt })).toString('base64url');
  return cookie(`${text}.${seal(text)}`, longestSeconds);
}

/** A cookie that forgets the sign-in. */
export const forgetCookie = (): string => cookie('', -1);

/** The sign-in that this browser has begun, if it did so within ten minutes. */
export function readBegun(headers: Headers): BegunSignIn | undefined {
  const [text = '', given = ''] = (parseCookies(headers).get(name) ?? '').split('.');
  const [a, b] = [Buffer.from(given), Buffer.from(seal(text))];
  if (a.length !== b.length || !timingSafeEqual(a, b)) return undefined;
  const { endsAt, ...begun } = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  ) as BegunSignIn & {
    endsAt: number;
  };
  return endsAt > Date.now() ? begun : undefined;
}
