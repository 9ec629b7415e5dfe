const isCode = (text: string): boolean => /^[A-Z]{2}$/.test(text);

/** A country's name in a language; what is no code of a country stays as it was written. */
export function countryName(language: string, country: string): string {
  const code = country.trim().toUpperCase();
  return isCode(code)
    ? (new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? country)
    : country;
}

/**
 * What time it is in a country at an instant: one time, or the earliest and the latest where it has
 * several zones; none where it is unknown.
 */
export function timesIn(language: string, country: string, now: Date): readonly string[] {
  const code = country.trim().toUpperCase();
  const zones = isCode(code) ? countryTimeZones(code) : [];
  const times = new Map(zones.map((timeZone) => [wallClock(timeZone, now), timeZone]));
  const [first, last] = [[...times.keys()].toSorted()[0], [...times.keys()].toSorted().at(-1)];
  return [...new Set([first, last])].flatMap((wall) => {
    const timeZone = wall === undefined ? undefined : times.get(wall);
    const format = {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    } as const;
    return timeZone
      ? [new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...format, timeZone }).format(now)]
      : [];
  });
}

/** The zones of a country; TypeScript's library doesn't know yet that a locale can tell. */
const countryTimeZones = (code: string): readonly string[] =>
  (
    new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined }
  ).getTimeZones?.() ?? [];

/** The wall clock of a zone as text that sorts. */
const wallClock = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    now,
  );
