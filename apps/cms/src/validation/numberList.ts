import { sayTo, type ValidationOptions } from '../i18n/say.ts';

/** Checks numbers that are joined by commas, e.g. `1, 2`. */
export const numberList = (value: unknown, options?: ValidationOptions): true | string =>
  !value ||
  (typeof value === 'string' && /^\s*\d{1,2}(\s*,\s*\d{1,2})*\s*$/.test(value)) ||
  sayTo(options)('Numbers joined by commas, e.g. 1, 2.');
