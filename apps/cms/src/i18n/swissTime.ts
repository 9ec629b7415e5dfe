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

// Swedish dates are those of ISO 8601.
const stamp = swissTime('sv', {
  month: '2-digit',
  day: '2-digit',
  timeZoneName: 'shortOffset',
});

/** An instant as lists show it in every language, in Swiss time: `2027-01-05 09:30 GMT+1`. */
export const swissStamp = (at: string): string => stamp.format(new Date(at));
