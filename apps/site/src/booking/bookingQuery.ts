import { isDay } from '@concierge/contract/isDay';
import { isHour } from '@concierge/contract/isHour';

/**
 * Names of what a booking says in an address: an event's id, or a visit's school, day and hour, and
 * whether it waits for the school because no seat is held.
 */
export const bookingNames = ['event', 'school', 'date', 'time', 'pending'] as const;
export type Booking = Partial<Record<(typeof bookingNames)[number], string>>;

/**
 * What a lead has booked, for the address of the thank-you page; empty where it booked nothing. A
 * visit is booked where a seat is held for it, else it was asked for.
 */
export function leadBooking(
  {
    type,
    campaign,
    fields,
  }: {
    readonly type: string;
    readonly campaign?: string | undefined;
    readonly fields: Readonly<Record<string, string>>;
  },
  isHeld: boolean,
): Booking {
  if (campaign) return { event: campaign };
  if (type !== 'visit-school') return {};
  const { SchoolInterest, VisitPreferredDate, VisitPreferredTime } = fields;
  return {
    ...(SchoolInterest ? { school: SchoolInterest } : {}),
    ...(VisitPreferredDate ? { date: VisitPreferredDate } : {}),
    ...(VisitPreferredTime ? { time: VisitPreferredTime } : {}),
    ...(isHeld ? {} : { pending: '1' }),
  };
}

/** Reads a booking from an address; what isn't one is left out. */
export const readBooking = (params: URLSearchParams): Booking =>
  Object.fromEntries(
    bookingNames.flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, 80);
      return value ? [[name, value]] : [];
    }),
  );

/** Whether a booking is of a day and hour that can be. */
export const namesHour = ({ date = '', time = '' }: Booking): boolean =>
  isDay(date) && isHour(time);
