const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/** The calendar day in Switzerland, `YYYY-MM-DD`. */
export const swissDay = (now: Date): string => format.format(now);
