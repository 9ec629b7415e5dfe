import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Steps before and after this one of which a code is taken, for clocks that differ. */
const window = 1;

const createTotp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Concierge', label, period, digits: 6, secret: Secret.fromBase32(secret) });

/** A new secret of 160 bits, base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads from the picture: `otpauth://totp/…`. */
export const factorUri = (secret: string, email: string): string =>
  createTotp(secret, email).toString();

/** The step of time (30 seconds each since 1970) of which a code is; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = createTotp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}
