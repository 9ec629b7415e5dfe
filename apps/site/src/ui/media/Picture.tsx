import type { Image } from '@concierge/contract/image';
import { fallbackSize, type ImageQuality, imageUrl, isVector } from '../../routing/imageUrl.ts';
import styles from './Picture.module.css';
import { sourceSet } from './sourceSet.ts';

interface Props {
  image: Image;
  /**
   * How wide it is shown, as the `sizes` attribute; small widths are offered where it is at most
   * 384 px.
   */
  sizes: string;
  /** 75 by default; 90 for media images (spec §9). */
  quality?: ImageQuality;
  /** The slot is at most 384 px wide: the small widths of spec §9 are offered. */
  small?: boolean;
  /** In the first view: loaded at once and first. */
  priority?: boolean;
  /** Keeps the picture's own proportions instead of filling the slot. */
  natural?: boolean;
  className?: string | undefined;
}

/**
 * A picture as AVIF and WebP in the spec's widths (§9), cropped around its focal point, on its
 * average colour while it loads. Lazy ones come within 200 px of the viewport (`lazy.client.ts`).
 * No style attribute: the policy forbids them, so colour is an SVG and the focal point a step of
 * five percent.
 */
export function Picture({
  image,
  sizes,
  quality = 75,
  small = false,
  priority = false,
  natural = false,
  className,
}: Props) {
  const { width = fallbackSize.width, height = fallbackSize.height } = image;
  const frame = [
    styles['frame'],
    natural || image.type === 'logo' ? styles['natural'] : '',
    className ?? '',
  ]
    .filter(Boolean)
    .join(' ');
  const img = (
    <img
      src={imageUrl(image.url, small ? 384 : 828, quality, 'webp')}
      srcSet={isVector(image.url) ? undefined : sourceSet(image, quality, 'webp', small)}
      sizes={isVector(image.url) ? undefined : sizes}
      alt={image.alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      data-x={step(image.focalX)}
      data-y={step(image.focalY)}
    />
  );
  return (
    <span className={frame} data-frame={priority ? undefined : ''}>
      {image.color && image.type !== 'logo' && <Ground color={image.color} />}
      {/* Around vectors too: without it React writes a hint, which the page's head has already. */}
      <picture>
        {isVector(image.url) ? null : (
          <source
            type="image/avif"
            srcSet={sourceSet(image, quality, 'avif', small)}
            sizes={sizes}
          />
        )}
        {img}
      </picture>
    </span>
  );
}

/** The colour under a loading picture: an attribute of SVG, which the policy lets through. */
const Ground = ({ color }: { color: string }) => (
  <svg className={styles['ground']} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    <path fill={color} d="M0 0h1v1H0z" />
  </svg>
);

/**
 * Percent in steps of five, for the attribute selectors of Picture.module.css; the middle needs
 * none.
 */
export function step(percent: number | undefined): number | undefined {
  if (percent === undefined) return undefined;
  const rounded = Math.round(Math.min(100, Math.max(0, percent)) / 5) * 5;
  return rounded === 50 ? undefined : rounded;
}
