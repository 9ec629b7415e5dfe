import { sayTo, type ValidationOptions } from '../i18n/say.ts';

/** Checks a list of ISO 3166-1 alpha-2 codes. */
export const countryCodes = (value: unknown, options?: ValidationOptions): true | string =>
  (Array.isArray(value) ? value : value ? [value] : []).every(
    (code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code),
  ) || sayTo(options)('Two capital letters each, e.g. DE or CN.');
