import { type Country, countriesIn } from '../fields/countries.ts';

/** What only the browser's own tables tell a form. */
export interface CountriesAndZone {
  readonly countries: readonly Country[];
  /** The visitor's time zone, such as `Asia/Almaty`. */
  readonly zone: string;
}

/**
 * The world as it is called in a language. A browser's first use of its tables takes 50 ms and
 * more: ask for it beside the page (`useCountries.ts`).
 */
export const countriesAndZone = (lang: string): CountriesAndZone => ({
  countries: countriesIn(lang),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
