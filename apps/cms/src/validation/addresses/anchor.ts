import { sayTo, type ValidationOptions } from '../../i18n/say.ts';

/** An anchor for in-page navigation: letters, digits, hyphens. */
export const anchor = (value: unknown, options?: ValidationOptions): true | string =>
  !value ||
  (typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)) ||
  sayTo(options)('Small letters, digits and hyphens only, beginning with a letter.');
