import { type Asked, sayTo } from '../../i18n/say.ts';

/** A required https address. */
export const httpsUrl = (value: unknown, asked?: Asked): true | string =>
  (typeof value === 'string' && /^https:\/\/[^\s/]+/.test(value) && URL.canParse(value)) ||
  sayTo(asked)('Give an address beginning with https://.');

/** The same where the field may stay empty. */
export const optionalHttpsUrl = (value: unknown, asked?: Asked): true | string =>
  !value || httpsUrl(value, asked);
