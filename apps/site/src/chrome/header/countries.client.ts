// Languages excluded for the visitor's country (spec §6): the country comes from /api/geolocation
// once and is kept in localStorage.

/** Hides the entries that exclude the visitor's country; a failure is only logged (spec §8). */
export async function filterLanguages(): Promise<void> {
  const entries = [...document.querySelectorAll<HTMLElement>('[data-exclude]')];
  if (entries.length === 0) return;
  const country = await countryCode();
  for (const entry of entries)
    entry.hidden =
      country !== undefined && (entry.dataset['exclude'] ?? '').split(' ').includes(country);
}

async function countryCode(): Promise<string | undefined> {
  const kept = storage((store) => store.getItem('countryCode'));
  if (kept) return kept;
  try {
    const answer: { countryCode: string | null } = await (await fetch('/api/geolocation')).json();
    if (answer.countryCode === null) return undefined;
    storage((store) => store.setItem('countryCode', String(answer.countryCode)));
    return answer.countryCode;
  } catch (error) {
    console.error('geolocation failed', error);
    return undefined;
  }
}

/** Storage may be blocked; then nothing is kept. */
function storage<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
