import type { Lang } from './lang.ts';
import { siteLink } from './siteLink.ts';

/** Fields of an answer that hold links: those of editors, and a menu item's. */
const linkFields: ReadonlySet<string> = new Set(['url', 'relative', 'field_url']);

/**
 * Part of an answer whose links within the site carry a language (spec §10.18): those without one
 * are given this one, wherever they stand; files, foreign addresses and anchors stay as they are.
 */
export const linksInLanguage = <T>(part: T, lang: Lang): T => inLanguage(part, lang) as T;

function inLanguage(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, lang));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      typeof entry === 'string' && linkFields.has(name)
        ? siteLink(entry, lang)
        : inLanguage(entry, lang),
    ]),
  );
}
