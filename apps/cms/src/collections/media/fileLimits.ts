import { APIError, type CollectionBeforeOperationHook } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { maxFilmMegabytes } from '../../runtime/env.ts';

const megabyte = 2 ** 20;
/** Megabytes that a file of a kind may have. */
const limits = { image: 20, document: 50, film: maxFilmMegabytes } as const;

/** Bytes of the largest file of any kind. */
export const maxFileBytes: number = Math.max(...Object.values(limits)) * megabyte;

/** Megabytes that a file of this media type may have. */
const megabytesFor = (mimeType: string): number =>
  mimeType.startsWith('video/')
    ? limits.film
    : mimeType.startsWith('image/')
      ? limits.image
      : limits.document;

/** Bytes that a file of this media type may have. */
export const maxBytesFor = (mimeType: string): number => megabytesFor(mimeType) * megabyte;

/** Refuses an uploaded file that is too large for its kind, before anything is made of it; 413. */
export const limitFile: CollectionBeforeOperationHook = ({ req }) => {
  const { file } = req;
  const bytes = file?.data?.length || file?.size || 0;
  const limit = megabytesFor(file?.mimetype ?? '');
  if (bytes <= limit * megabyte) return;
  const size = (bytes / megabyte).toFixed(1);
  throw new APIError(
    sayTo({ req })('A file of this kind has at most {limit} MB; this one has {size}.', {
      limit,
      size,
    }),
    413,
    null,
    true,
  );
};
