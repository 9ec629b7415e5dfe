/** The zone that the admin says instants in, wherever a person is. */
export const swissZone = 'Europe/Zurich';

/** Writes an instant in Swiss time, with the name of its zone, in a language of the admin. */
export const swissTime = (
  language: string,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...options,
    timeZone: swissZone,
  });
