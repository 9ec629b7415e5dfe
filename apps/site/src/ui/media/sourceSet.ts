import type { Image } from '@concierge/contract/image';
import {
  deviceWidths,
  type ImageFormat,
  type ImageQuality,
  type ImageWidth,
  imageUrl,
  smallWidths,
} from '../../routing/imageUrl.ts';

/**
 * Candidates of a picture in the spec's widths (§9), none of them wider than it is, but always one.
 */
export function sourceSet(
  image: Image,
  quality: ImageQuality,
  format: ImageFormat,
  small = false,
): string {
  const offered: readonly ImageWidth[] = small ? [...smallWidths.slice(4), 640] : deviceWidths;
  const [first, ...others] = offered;
  const fitting = [
    ...(first ? [first] : []),
    ...others.filter((width) => width <= (image.width ?? Number.POSITIVE_INFINITY)),
  ];
  return fitting
    .map((width) => `${imageUrl(image.url, width, quality, format)} ${width}w`)
    .join(', ');
}
