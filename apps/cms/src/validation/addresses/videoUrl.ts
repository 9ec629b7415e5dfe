import { sayTo, type ValidationOptions } from '../../i18n/say.ts';

/** Accepts addresses of YouTube and Vimeo only; other players aren't embedded (spec §9). */
export const videoUrl = (value: unknown, options?: ValidationOptions): true | string =>
  !value ||
  (typeof value === 'string' &&
    /^https:\/\/(www\.|player\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\/\S+$/.test(
      value,
    )) ||
  sayTo(options)('Give the https address of a film on YouTube or Vimeo.');

/** The same, where there has to be one. */
export const requiredVideoUrl = (value: unknown, options?: ValidationOptions): true | string =>
  value ? videoUrl(value, options) : sayTo(options)('This address is required.');
