import { ifAllowed, logFailure } from '../ui/logFailure.ts';

const key = 'countryCode';

/**
 * The visitor's country, two capital letters, asked once of `/api/geolocation` and then kept in
 * localStorage (spec §7). Whatever isn't a country is a failure: it is logged, never kept, and
 * asked again on the next page (spec §8).
 */
export async function visitorCountry(): Promise<string | undefined> {
  const stored = ifAllowed(() => localStorage.getItem(key));
  if (isCountry(stored)) return stored;
  try {
    const response = await fetch('/api/geolocation');
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const { countryCode } = ((await response.json()) ?? {}) as { countryCode?: unknown };
    if (!isCountry(countryCode)) throw new Error(`no country: ${JSON.stringify(countryCode)}`);
    ifAllowed(() => localStorage.setItem(key, countryCode));
    return countryCode;
  } catch (error) {
    return logFailure('geolocation', error);
  }
}

const isCountry = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value);
