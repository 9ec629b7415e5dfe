import type { Lang } from '@concierge/contract/lang';
import countries from 'i18n-iso-countries';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

const made = new Map<Lang, readonly Country[]>();

/** About 250 countries with their names in a language, in that language's order (spec §3, §7). */
export function countriesIn(lang: Lang): readonly Country[] {
  const known = made.get(lang);
  if (known) return known;
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const { compare } = new Intl.Collator(lang);
  const list = Object.keys(countries.getAlpha2Codes())
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
  made.set(lang, list);
  return list;
}
