import { sayTo, type ValidationOptions } from '../i18n/say.ts';

/** Checks a list of ISO 639-1 codes. */
export const isLanguageCode = (value: unknown, options?: ValidationOptions): true | string =>
  (Array.isArray(value) ? value : value ? [value] : []).every(
    (code) => typeof code === 'string' && /^[a-z]{2}$/.test(code),
  ) || sayTo(options)('Two small letters each, e.g. en or de.');
