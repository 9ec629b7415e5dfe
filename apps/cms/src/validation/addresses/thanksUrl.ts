import { sayTo, type ValidationOptions } from '../../i18n/say.ts';
import { isHttpsUrl } from './httpsUrl.ts';

/**
 * Checks where a sender is taken (spec §3 `field_url`): a path of the site, or a secure address.
 */
export const thanksUrl = (value: unknown, options?: ValidationOptions): true | string =>
  !value ||
  (typeof value === 'string' && value.length <= 2048 && isPathOrSecure(value)) ||
  sayTo(options)('Write a path like /thank-you/apply/, or a full address beginning with https://.');

const isPathOrSecure = (value: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(value) || isHttpsUrl(value);
