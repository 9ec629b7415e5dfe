import { isEncrypted } from '../runtime/env.ts';
import { sealedCookie } from '../runtime/sealedCookie.ts';

/** What a browser keeps between leaving for the provider and coming back. */
export interface BegunSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly returnTo: string;
}

/** Over https no other host of the domain can plant a sign-in that it has begun itself. */
const name = isEncrypted ? '__Host-single-sign-on' : 'single-sign-on';
const cookie = sealedCookie({
  purpose: 'single sign-on',
  // What a person may take at the provider.
  lifetimeSeconds: 600,
  sameSite: 'Lax',
});

/** The cookie that binds a sign-in to this browser for ten minutes; it is sealed, not secret. */
export const beginCookie = (begun: BegunSignIn): string =>
  cookie.make(name, '', Buffer.from(JSON.stringify(begun)).toString('base64url'));

/** A cookie that forgets the sign-in. */
export const forgetCookie = (): string => cookie.end(name);

/** The sign-in that this browser has begun, if it did so within ten minutes. */
export function readBegun(headers: Headers): BegunSignIn | undefined {
  const text = cookie.read(headers, name, '');
  return text === undefined
    ? undefined
    : (JSON.parse(Buffer.from(text, 'base64url').toString()) as BegunSignIn);
}
