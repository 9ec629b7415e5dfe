import { logFailure } from '../../ui/logFailure.ts';
import { type Country, countriesIn } from './countries.ts';

/** Address of the country list (spec §7). */
const countriesUrl = '/static/assets/data/countries.json';

/** What a form asks the site and the browser's own tables for. */
export interface CountriesAndZone {
  readonly countries: readonly Country[];
  /** The visitor's time zone, such as `Asia/Almaty`. */
  readonly zone: string;
}

/**
 * The country list in a language, as the site serves it, and the visitor's zone. A browser's first
 * use of its tables takes 50 ms and more: call it beside the page (`useCountries.ts`).
 */
export const countriesAndZone = async (lang: string): Promise<CountriesAndZone> => ({
  countries: await fetchCountries(lang),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

/**
 * The list by `GET countries.json?lang=…`; a failure is logged, and the browser's names stand in.
 */
async function fetchCountries(lang: string): Promise<readonly Country[]> {
  try {
    const answer = await fetch(`${countriesUrl}?lang=${lang}`);
    if (!answer.ok) throw new Error(answer.statusText);
    return (await answer.json()) as readonly Country[];
  } catch (error) {
    logFailure('countries', error);
    return countriesIn(lang);
  }
}
