import { holdReasons } from '@concierge/contract/holdReasons';
import { slotsAnswerSchema } from '@concierge/contract/lead';
import { requestIdHeader } from '@concierge/server/traces/requestId';
import type * as z from 'zod/mini';
import { openSlots, slotsIn } from '../../forms/rules/slots.ts';
import type { Problem } from '../../forms/rules/validate.ts';
import { visitProblems } from '../../forms/rules/visitProblems.ts';
import type { FormStrings } from '../../i18n/types.ts';
import { isFresh } from '../../runtime/isFresh.ts';
import { joinRunning } from '../../runtime/joinRunning.ts';
import { log } from '../../runtime/log.ts';
import { settings } from '../../runtime/settings.ts';
import { postToBackend } from '../http/postToBackend.ts';
import type { NewLead, Proof, Reservation } from './leadTypes.ts';

export type SlotsAnswer = z.output<typeof slotsAnswerSchema>;
const freshMs = 15_000;
/** Days ahead for which the times of all visits are kept. */
const daysAhead = 183;
const slotsByBrand = new Map<string, { at: number; answer: SlotsAnswer }>();
const running = new Map<string, Promise<SlotsAnswer>>();

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Full times and closed weekends of a brand's visits for the next half year, or of a day beyond it;
 * without the backend the last answer, else all are open. It is asked
 * for the half year at most once in 15 seconds, whoever visits, also while it is away.
 */
export async function visitSlots(brand: string, date = ''): Promise<SlotsAnswer> {
  const last = slotsByBrand.get(brand);
  const lastAnswer = last?.answer ?? { weekends: true, full: [] };
  if (date > dayIn(daysAhead)) return slotsBetween(brand, date, date, lastAnswer);
  if (last && isFresh(last.at, freshMs)) return last.answer;
  return joinRunning(running, brand, async () => {
    const answer = await slotsBetween(brand, dayIn(-1), dayIn(daysAhead), lastAnswer);
    slotsByBrand.set(brand, { at: Date.now(), answer });
    return answer;
  });
}

/** The backend's slots between two days; `otherwise` where it does not answer. */
async function slotsBetween(
  brand: string,
  from: string,
  to: string,
  otherwise: SlotsAnswer,
): Promise<SlotsAnswer> {
  try {
    return await fetchSlots(brand, from, to);
  } catch (error) {
    log.warn({ brand, err: error }, 'visit times unknown');
    return otherwise;
  }
}

async function fetchSlots(brand: string, from: string, to: string): Promise<SlotsAnswer> {
  const query = new URLSearchParams({ from, to });
  const answer = await fetch(`${settings.contentApi}/slots?${query}`, {
    headers: { entorno: brand, ...requestIdHeader() },
    redirect: 'error',
    signal: AbortSignal.timeout(3000),
  });
  if (!answer.ok) throw new Error(answer.statusText);
  return slotsAnswerSchema.parse(await answer.json());
}

/**
 * Asks the backend to hold one seat until the enquiry arrives there. 'later' where it can't be
 * asked now; then the worker asks again before it hands the lead over. 'many' where the network has
 * had its share of seats.
 */
export async function reserveSlot(
  key: string,
  visit: Reservation,
): Promise<'reserved' | 'taken' | 'later' | 'many'> {
  try {
    const answer = await postToBackend('/slots/reserve', { key, ...visit }, 2500);
    if (answer.status === 409) return 'taken';
    if (answer.status === 429) return 'many';
    return answer.ok ? 'reserved' : 'later';
  } catch {
    return 'later';
  }
}

/** How the seat of a visit stands when its enquiry is about to be stored. */
export interface Seat {
  /** Why the visitor must choose another time. */
  readonly problems?: readonly Problem[];
  /** A seat is held. */
  readonly held?: boolean;
  /** The backend is away: what the worker has to ask for. */
  readonly later?: Reservation;
  /** No seat is held: why a person must look. */
  readonly review?: string;
}

/**
 * A seat for a visit whose captcha pass is spent. Without a pass none is held: admissions book it
 * when they release the enquiry, so nobody fills the calendar for nothing; a time that can't be had
 * is refused all the same.
 */
export async function visitSeat(
  { key, brand, fields, source_network }: NewLead,
  { pass }: Proof,
  t: FormStrings,
): Promise<Seat> {
  const [school, date, time] = [
    fields['SchoolInterest'] ?? '',
    fields['VisitPreferredDate'] ?? '',
    fields['VisitPreferredTime'] ?? '',
  ];
  // With a pass the backend decides: a time is full also by the seat that this lead has.
  const slots = pass ? openSlots : slotsIn(await visitSlots(brand, date));
  const problems = visitProblems(fields, slots, t);
  if (problems.length > 0) return { problems };
  if (!pass) return {};
  const visit = { school, date, time, ...(source_network ? { source_network } : {}) };
  const result = await reserveSlot(key, visit);
  if (result === 'taken')
    return {
      problems: [{ name: 'VisitPreferredTime', kind: 'choice', message: t.slotTaken }],
    };
  if (result === 'many') return { review: holdReasons.manySeats };
  return result === 'later' ? { later: visit } : { held: true };
}
