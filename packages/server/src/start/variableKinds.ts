import * as z from 'zod/mini';
import { readTrust } from '../proxies/trustedProxies.ts';
import { addressProblem } from './addressProblem.ts';

/**
 * Kinds of values that variables have; each message completes a sentence that begins with a name.
 */
export const text = z.string();
export const port = wholeWithin(10, 65_535, 'must be a port number up to 65535');
export const whole = wholeWithin(0, 1e15, 'must be a whole number');
export const flag = z.pipe(
  z.enum(['0', '1'], 'must be 0 or 1'),
  z.transform((written) => written === '1'),
);
export const mail = z.email('must be an e-mail address');
export const address = z.url({
  protocol: /^https?$/,
  error: 'must be an absolute address, like https://example.org',
});
export const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'must be an address, like smtps://user:password@mail.example.org',
});
/** An address that enquiries, keys or tags are sent to. */
export const safeAddress = address.check(
  z.refine(
    (value) => addressProblem('', value) === undefined,
    'must begin with https://; http:// is for this machine only',
  ),
);
/** A safe address with the key and the number of a project that errors are sent to. */
export const dsn = safeAddress.check(
  z.regex(/^\w+:\/\/[^/@:]+@[^/@]+\/(?:[^?#]+\/)?\d+\/?$/, 'must be like https://key@host/1'),
);
export const threeNumbers = z.pipe(
  pattern(/^\d+,\d+,\d+$/, 'must be three numbers, like 60,600,6'),
  z.pipe(
    z.transform((written: string) => written.split(',').map(Number)),
    z.tuple([z.number(), z.number(), z.number()]),
  ),
);
export const hostList = pattern(
  /^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/,
  'must be host names, like cms.example.org, joined by commas',
);

/** A whole number from `min` to `max`. */
export const wholeFrom = (min: number, max: number) =>
  wholeWithin(min, max, `must be a whole number from ${min} to ${max}`);

function wholeWithin(min: number, max: number, message: string) {
  const isWithin = (written: string) => Number(written) >= min && Number(written) <= max;
  return z.pipe(
    z.string().check(z.refine((written) => /^\d+$/.test(written) && isWithin(written), message)),
    z.transform(Number),
  );
}

/** One of these values. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be ${values.join(' or ')}`);

/** A value of this form. */
export function pattern(form: RegExp, message: string): z.ZodMiniString {
  return z.string().check(z.regex(form, message));
}

/** A value that this function reads without throwing. */
export const readBy = (read: (written: string) => unknown, message: string): z.ZodMiniString =>
  z.string().check(
    z.refine((written) => {
      try {
        read(written);
        return true;
      } catch {
        return false;
      }
    }, message),
  );

export const trust = readBy(
  readTrust,
  'must be a number of hops, or a list of addresses and networks, like loopback,10.0.0.0/8',
);
