import { sayTo, type ValidationOptions } from '../../i18n/say.ts';

export const isHttpsUrl = (value: string): boolean =>
  /^https:\/\/[^\s/]+/.test(value) && URL.canParse(value);

/** A required https address. */
export const httpsUrl = (value: unknown, options?: ValidationOptions): true | string =>
  (typeof value === 'string' && isHttpsUrl(value)) ||
  sayTo(options)('Give an address beginning with https://.');

/** The same where the field may stay empty. */
export const optionalHttpsUrl = (value: unknown, options?: ValidationOptions): true | string =>
  !value || httpsUrl(value, options);
