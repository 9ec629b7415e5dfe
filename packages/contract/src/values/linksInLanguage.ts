import type { Lang } from './lang.ts';
import { siteLink } from './siteLink.ts';

/** Fields of an answer that hold links: those of editors, and a menu item's. */
const linkFields: ReadonlySet<string> = new Set(['url', 'relative', 'field_url']);

/**
 * Part of an answer whose links within the site carry a language (spec §10.18): those without one
 * are given this one, wherever they stand; files, foreign addresses and anchors stay as they are.
 */
export const linksInLanguage = <T>(part: T, lang: Lang): T => inLanguage(part, lang) as T;

/** The value itself where nothing in it changes: most parts have no such link. */
function inLanguage(value: unknown, lang: Lang): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => inLanguage(entry, lang));
    return entries.every((entry, at) => entry === value[at]) ? value : entries;
  }
  let changed: object | undefined;
  for (const [name, entry] of Object.entries(value)) {
    const own =
      typeof entry === 'string' && linkFields.has(name)
        ? siteLink(entry, lang)
        : inLanguage(entry, lang);
    if (own !== entry) changed = { ...(changed ?? value), [name]: own };
  }
  return changed ?? value;
}
