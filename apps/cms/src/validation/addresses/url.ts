import { sayTo, type ValidationOptions } from '../../i18n/say.ts';
import { localizedValues } from '../localizedValues.ts';

const scheme = /^(https?:\/\/[^\s/$.?#][^\s]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9 ()./-]+)$/i;
const local = /^(\/(?!\/)[^\s\\]*|[#?][^\s]*)$/;

/**
 * True for an address as editors may write it: site path, anchor, query, http(s), mail or tel;
 * never `javascript:` and the like.
 */
export const isLinkUrl = (value: string): boolean =>
  value.length <= 2048 && (scheme.test(value) || local.test(value));

/** Checks an optional address on its field. */
export const linkUrl = (value: unknown, options?: ValidationOptions): true | string =>
  localizedValues(value).every(
    (url) =>
      url === undefined ||
      url === null ||
      url === '' ||
      (typeof url === 'string' && isLinkUrl(url)),
  ) ||
  sayTo(options)(
    'Write a path like /programs/, a full address beginning with https://, or a mailto: or tel: link.',
  );

/** Checks a required address on its field. */
export const requiredLinkUrl = (value: unknown, options?: ValidationOptions): true | string =>
  value ? linkUrl(value, options) : sayTo(options)('This address is required.');
