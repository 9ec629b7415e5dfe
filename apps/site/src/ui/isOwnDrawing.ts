import { logoFileName } from '@concierge/brands/logoSvg';
import type { Image } from '@concierge/contract/image';

/** Whether a picture is our own drawing of a brand's logo, by the name of its file. */
export function isOwnDrawing({ url }: Pick<Image, 'url'>, code: string): boolean {
  const [path = ''] = url.split('?');
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file === logoFileName(code, 'light') || file === logoFileName(code, 'dark');
}
