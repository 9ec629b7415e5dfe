import { sayTo, type ValidationOptions } from '../i18n/say.ts';

/**
 * Checks the name of a form field: letters, digits, underscore (contract), and no name that every
 * object of JavaScript has, such as `constructor`.
 */
export const fieldName = (value: unknown, options?: ValidationOptions): true | string =>
  (typeof value === 'string' && /^[A-Za-z][A-Za-z0-9_]*$/.test(value) && !(value in {})) ||
  sayTo(options)('A letter, then letters, digits and underscores.');
