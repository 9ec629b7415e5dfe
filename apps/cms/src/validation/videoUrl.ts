/** Accepts addresses of YouTube and Vimeo only; other players aren't embedded (spec §9). */
export const videoUrl = (value: unknown): true | string =>
  !value ||
  (typeof value === 'string' &&
    /^https:\/\/(www\.|player\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\/\S+$/.test(value)) ||
  'Give the https address of a film on YouTube or Vimeo.';
