import { countryCodes } from '@concierge/contract/countryCodes';

export interface Country {
  readonly code: string;
  readonly name: string;
}

const namesByLang = new Map<string, readonly Country[]>();

/**
 * Every country with its name in the language, sorted as that language sorts; worked out once a
 * language.
 */
export function countriesIn(lang: string): readonly Country[] {
  const ready = namesByLang.get(lang);
  if (ready) return ready;
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const { compare } = new Intl.Collator(lang);
  const list = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
  namesByLang.set(lang, list);
  return list;
}
