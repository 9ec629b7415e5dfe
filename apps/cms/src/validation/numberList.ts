import { type Asked, sayTo } from '../i18n/say.ts';

/** Checks numbers that are joined by commas, e.g. `1, 2`. */
export const numberList = (value: unknown, asked?: Asked): true | string =>
  !value ||
  (typeof value === 'string' && /^\s*\d{1,2}(\s*,\s*\d{1,2})*\s*$/.test(value)) ||
  sayTo(asked)('Numbers joined by commas, e.g. 1, 2.');
