import type { Image } from '@concierge/contract/image';
import type { PageContext } from '../../content/pageContext.ts';
import { cardSize, socialCardUrl } from '../../content/socialCard.ts';
import { mediaUrl } from '../../routing/imageUrl.ts';

export interface SocialImage {
  url: string;
  width: number;
  height: number;
  /** MIME type. */
  type: string;
  alt: string;
}

/** Size of an Open Graph image whose own isn't known (spec §9). */
export const defaultSize = { width: 630, height: 1200 } as const;

/**
 * Picture of a shared link: the page's own by its metatags, else a card drawn of its title and its
 * hero picture (spec §9); none without a page.
 */
export function socialImage({ answer, brand, lang, origin }: PageContext): SocialImage | undefined {
  if (!answer) return undefined;
  const { title, metatag, field_hero_image } = answer.node;
  if (metatag?.image) return toSocialImage(metatag.image, origin);
  const card = socialCardUrl({ brand: brand.code, lang, title, image: field_hero_image?.url });
  return { url: new URL(card, origin).href, ...cardSize, type: 'image/jpeg', alt: title };
}

export function toSocialImage(image: Image, origin: string): SocialImage {
  const { width = defaultSize.width, height = defaultSize.height, alt } = image;
  return {
    url: new URL(mediaUrl(image.url), origin).href,
    width,
    height,
    type: `image/${extensionType(image.url)}`,
    alt,
  };
}

/** Image type from the file extension; jpg becomes jpeg (spec §9). */
export function extensionType(url: string): string {
  const extension = /\.([a-z0-9]+)(?:$|[?#])/i.exec(url)?.[1]?.toLowerCase() ?? 'jpeg';
  return extension === 'jpg' ? 'jpeg' : extension;
}
