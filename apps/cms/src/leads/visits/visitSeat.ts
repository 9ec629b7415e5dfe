import { holdReasons } from '@concierge/contract/holdReasons';
import { isDay } from '@concierge/contract/isDay';
import type { Payload } from 'payload';
import { holdSeat } from './holdSeat.ts';
import { bookSeat, findSeat } from './seatStore.ts';

interface Visit {
  readonly key: string;
  readonly type?: string | null;
  readonly fields: unknown;
}

/**
 * Why a person must agree on a time with a visitor whose enquiry arrives; undefined where a seat is
 * held for it. A hold may have run out, or be of another time: it is renewed or moved.
 */
export async function seatTrouble(
  payload: Payload,
  visit: Visit,
  network = '',
): Promise<string | undefined> {
  if (visit.type !== 'visit-school') return undefined;
  if ((await findSeat(payload, visit.key))?.booked) return undefined;
  const fields = visit.fields as Readonly<Record<string, string>>;
  const [school = '', date = '', time = ''] = [
    fields['SchoolInterest'],
    fields['VisitPreferredDate'],
    fields['VisitPreferredTime'],
  ];
  if (!school || !isDay(date) || !/^\d\d:\d\d$/.test(time)) return undefined;
  const result = await holdSeat(payload, { key: visit.key, school, date, time, network });
  if (result === 'held') return undefined;
  return result === 'many' ? holdReasons.manySeats : holdReasons.fullOnArrival;
}

/** A person lets an enquiry in: its seat is booked now. False where none is free at its time. */
export async function bookReleased(
  payload: Payload,
  visit: Visit & { readonly reference: string },
): Promise<boolean> {
  if (visit.type !== 'visit-school') return true;
  if (await seatTrouble(payload, visit)) return false;
  await bookSeat(payload, visit.key);
  return true;
}
