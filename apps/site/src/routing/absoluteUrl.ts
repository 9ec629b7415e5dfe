import type { Lang } from '@concierge/contract/lang';
import { siteLink } from './link.ts';

/** Full address of a path of ours in a language; the origin's own where the text is no address. */
export const absoluteUrl = (origin: string, lang: Lang, alias: string): string =>
  URL.parse(siteLink(alias, lang), origin)?.href ?? `${origin}/`;
