import { extname } from 'node:path';

/**
 * Media types that the site passes on, by ending. Never a document that a browser would run: no
 * page, no script, no data.
 */
const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
};
const passed: ReadonlySet<string> = new Set(Object.values(types));
/** What stores say that don't know; then the ending decides. */
const unspecific: ReadonlySet<string> = new Set([
  '',
  'application/octet-stream',
  'binary/octet-stream',
]);

/** Media type of a file by what the backend says of it; undefined for one that is not passed on. */
export function mediaType(contentType: string | null, name: string): string | undefined {
  const said = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (unspecific.has(said)) return types[extname(name).toLowerCase()];
  return passed.has(said) ? said : undefined;
}

/** True for pictures made of pixels, of which other sizes can be made. */
export const isRaster = (type: string): boolean =>
  type.startsWith('image/') && type !== 'image/svg+xml';
