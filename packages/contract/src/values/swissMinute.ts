import { swissZone } from './swissZone.ts';

let format: Intl.DateTimeFormat | undefined;

/**
 * The day and minute that clocks in Switzerland show, `YYYY-MM-DDTHH:MM`: by it an hour of a visit
 * is over. Its format is made on first use, for that takes a phone a while.
 */
export function swissMinute(now: Date | number = new Date()): string {
  format ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: swissZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return format.format(now).replace(' ', 'T');
}
