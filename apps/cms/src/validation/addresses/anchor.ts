import { type Asked, sayTo } from '../../i18n/say.ts';

/** An anchor for in-page navigation: letters, digits, hyphens. */
export const anchor = (value: unknown, asked?: Asked): true | string =>
  !value ||
  (typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)) ||
  sayTo(asked)('Small letters, digits and hyphens only, beginning with a letter.');
