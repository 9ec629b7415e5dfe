const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });

/**
 * The calendar day in Switzerland, `YYYY-MM-DD`: the 'today' by which prices, deadlines and events
 * hold.
 */
export const swissDay = (now: Date | number = new Date()): string => format.format(now);
