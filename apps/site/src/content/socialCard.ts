import { createHmac } from 'node:crypto';
import { brandTokens } from '@concierge/brands/brandTokens';
import { brandByCode } from '@concierge/brands/registry';
import type { Lang } from '@concierge/contract/lang';
import { settings } from '../runtime/settings.ts';

/** What a social card shows (spec §9, social and meta). */
export interface SocialCard {
  /** Code of the brand. */
  readonly brand: string;
  readonly lang: Lang;
  readonly title: string;
  /** Address of the picture at the backend, where the page has one. */
  readonly image: string | undefined;
}

/** Size of every card, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The longest title that is drawn, in characters; a character may be two units of a string. */
const longestTitle = 140;

/**
 * Address of a page's card: `/og/{brand}/{lang}/{hash}.jpg`. The hash signs the title and the
 * picture, so that nobody can have others drawn.
 */
export function socialCardUrl({ brand, lang, title, image }: SocialCard): string {
  const characters = [...title.toWellFormed()];
  const shown =
    characters.length > longestTitle
      ? `${characters
          .slice(0, longestTitle - 1)
          .join('')
          .trimEnd()}…`
      : characters.join('');
  const query = new URLSearchParams(image ? { t: shown, i: image } : { t: shown });
  return `/og/${brand}/${lang}/${cardSignature({ brand, lang, title: shown, image })}.jpg?${query}`;
}

/** The signature of a card: of all that it is drawn of, the brand's name and look included. */
export function cardSignature({ brand, lang, title, image = '' }: SocialCard): string {
  const key = settings.previewSecret ?? 'development-only';
  const look = [brandByCode(brand)?.name, brandTokens(brand)];
  return createHmac('sha256', key)
    .update(JSON.stringify(['card', brand, look, lang, title, image]))
    .digest('hex')
    .slice(0, 32);
}
