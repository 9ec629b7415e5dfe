import * as z from 'zod/mini';
import { addressProblem } from '../start/addressProblem.ts';

/** Kinds of settings, each with the words that follow a variable's name where its value is none. */
export const port = z.string().check(z.regex(/^\d{2,5}$/, 'must be a port number'));
export const address = z.url('must be an absolute address, like https://example.org');
/** An address that secrets or persons' data are sent to. */
export const encryptedAddress = address.check(
  z.refine(
    (value) => addressProblem('', value) === undefined,
    'must begin with https://; http:// is for this machine only',
  ),
);
export const flag = z.enum(['0', '1'], 'must be 0 or 1');
export const text = z.string();
export const wholeNumber = z.string().check(z.regex(/^\d{1,15}$/, 'must be a whole number'));

/** Three whole numbers with commas between them, such as limits an hour, a day and of seats. */
export const threeNumbers = (example: string) =>
  z.string().check(z.regex(/^\d{1,9},\d{1,9},\d{1,9}$/, `must be three numbers, like ${example}`));

/** What a reader of the value accepts: it throws for anything else. */
export const readable = (read: (written: string) => unknown, message: string) =>
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
