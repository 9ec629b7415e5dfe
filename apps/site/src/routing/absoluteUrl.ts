import type { Lang } from '@concierge/contract/lang';
import { siteLink } from './link.ts';

/** Full address of a path of ours in a language. */
export const absoluteUrl = (origin: string, lang: Lang, alias: string): string =>
  new URL(siteLink(alias, lang), origin).href;
