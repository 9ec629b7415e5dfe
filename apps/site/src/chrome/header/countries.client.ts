// Languages excluded for the visitor's country (spec §6): the country comes from /api/geolocation
// once and is kept in localStorage.

import { visitorCountry } from '../visitorCountry.ts';

/** Hides the entries that exclude the visitor's country; a failure is only logged (spec §8). */
export async function filterLanguages(): Promise<void> {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-exclude]')];
  if (entries.length === 0) return;
  const country = await visitorCountry();
  for (const entry of entries)
    entry.hidden =
      country !== undefined && (entry.dataset['exclude'] ?? '').split(' ').includes(country);
}
