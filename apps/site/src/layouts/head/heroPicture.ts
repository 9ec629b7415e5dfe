import type { Image } from '@concierge/contract/image';
import type { NodeType, PageNode } from '@concierge/contract/node';
import { type ImageQuality, isVector } from '../../routing/imageUrl.ts';
import { mediaImage } from '../../ui/media/Media.tsx';
import { openingSizes } from '../../ui/media/openingSizes.ts';
import { sourceSet } from '../../ui/media/sourceSet.ts';
import { opensWithHero } from '../opensWithHero.ts';

/** Candidates and sizes of the picture that a page opens with, as a preload wants them. */
export interface HeroPicture {
  readonly srcset: string;
  readonly sizes: string;
}

/** Node types that open with a PageHead. */
const headed: ReadonlySet<NodeType> = new Set([
  'homepage',
  'lego_page',
  'school',
  'program',
  'singleCampus',
]);

/**
 * The picture of a page's opening, preloaded in the head; the same candidates as its `<picture>`,
 * so that it is fetched once.
 */
export function heroPicture(node: PageNode | undefined): HeroPicture | undefined {
  if (!node) return undefined;
  const [first] = node.field_blocks;
  if (opensWithHero(node)) {
    if (
      first?.type !== 'hero' ||
      !('field_media' in first) ||
      first.field_media?.type.media_type !== 'image'
    )
      return undefined;
    return toHeroPicture(
      mediaImage(first.field_media),
      first.field_variant === 'split' ? openingSizes.split : openingSizes.hero,
      90,
    );
  }
  if (node.type === 'singleNews')
    return toHeroPicture(node.field_hero_image, openingSizes.news, 90);
  return headed.has(node.type)
    ? toHeroPicture(node.field_hero_image, openingSizes.head, 75)
    : undefined;
}

function toHeroPicture(
  image: Image | undefined,
  sizes: string,
  quality: ImageQuality,
): HeroPicture | undefined {
  return image && !isVector(image.url)
    ? { srcset: sourceSet(image, quality, 'avif'), sizes }
    : undefined;
}
