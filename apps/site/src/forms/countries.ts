import { countryCodes } from '@concierge/contract/countryCodes';

export interface Country {
  readonly code: string;
  readonly name: string;
}

/** Every country with its name in the language, sorted as that language sorts. */
export function countriesIn(lang: string): Country[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const { compare } = new Intl.Collator(lang);
  return countryCodes.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => compare(a.name, b.name));
}
