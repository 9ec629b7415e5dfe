import { slotsAnswerSchema } from '@concierge/contract/lead';
import { requestIdHeader } from '@concierge/server/logs/requestId';
import type * as z from 'zod/mini';
import { bearer } from '../../forms/props/bearer.ts';
import { isFresh } from '../../runtime/isFresh.ts';
import { log } from '../../runtime/log.ts';
import { settings } from '../../runtime/settings.ts';
import type { Proof } from '../intake/proof.ts';
import type { NewLead, Reservation } from './leadTypes.ts';

export type SlotsAnswer = z.output<typeof slotsAnswerSchema>;
const freshMs = 15_000;
const slotsByBrand = new Map<string, { at: number; answer: SlotsAnswer }>();

/**
 * Full times and closed weekends of a brand's visits for the next half year; without the backend
 * the last answer, else all are open.
 */
export async function visitSlots(brand: string): Promise<SlotsAnswer> {
  const last = slotsByBrand.get(brand);
  if (last && isFresh(last.at, freshMs)) return last.answer;
  try {
    const day = (ahead: number) =>
      new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const query = new URLSearchParams({ brand, from: day(-1), to: day(183) });
    const answer = await fetch(`${settings.contentApi}/slots?${query}`, {
      headers: { entorno: brand, ...requestIdHeader() },
      signal: AbortSignal.timeout(3000),
    });
    if (!answer.ok) throw new Error(answer.statusText);
    const parsed = slotsAnswerSchema.parse(await answer.json());
    slotsByBrand.set(brand, { at: Date.now(), answer: parsed });
    return parsed;
  } catch (error) {
    log.warn({ brand, err: error }, 'visit times unknown');
    return last?.answer ?? { weekends: true, full: [] };
  }
}

/**
 * Asks the backend to hold one seat until the enquiry arrives there. 'later' where it can't be
 * asked now; then the worker asks again before it hands the lead over. 'many' where the network has
 * had its share of seats.
 */
export async function askForSlot(
  key: string,
  visit: Reservation,
): Promise<'reserved' | 'taken' | 'later' | 'many'> {
  try {
    const answer = await fetch(`${settings.contentApi}/slots/reserve`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...bearer,
        ...requestIdHeader(),
      },
      body: JSON.stringify({ key, ...visit }),
      signal: AbortSignal.timeout(2500),
    });
    if (answer.status === 409) return 'taken';
    if (answer.status === 429) return 'many';
    return answer.ok ? 'reserved' : 'later';
  } catch {
    return 'later';
  }
}

/** How the seat of a visit stands when its enquiry is about to be stored. */
export interface Seat {
  /** The time is full. */
  readonly taken?: boolean;
  /** The backend is away: what the worker has to ask for. */
  readonly later?: Reservation;
  /** No seat is held: why a person must look. */
  readonly review?: string;
}

export const manySeats = 'Many visits were booked from one network within a day: agree on a time.';

/**
 * A seat for a visit whose captcha pass is spent. Without a pass none is held: admissions book it
 * when they release the enquiry, so nobody fills the calendar for nothing.
 */
export async function visitSeat(
  { key, brand, fields, source_network }: NewLead,
  { pass }: Proof,
): Promise<Seat> {
  const [school, date, time] = [
    fields['SchoolInterest'] ?? '',
    fields['VisitPreferredDate'] ?? '',
    fields['VisitPreferredTime'] ?? '',
  ];
  if (!pass) {
    const { full } = await visitSlots(brand);
    return {
      taken: full.some(
        (slot) => slot.school === school && slot.date === date && slot.time === time,
      ),
    };
  }
  const visit = { school, date, time, ...(source_network ? { source_network } : {}) };
  const result = await askForSlot(key, visit);
  if (result === 'taken') return { taken: true };
  if (result === 'many') return { review: manySeats };
  return result === 'later' ? { later: visit } : {};
}
