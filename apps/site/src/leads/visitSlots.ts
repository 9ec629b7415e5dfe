import { slotsAnswerSchema } from '@concierge/contract/lead';
import type * as z from 'zod/mini';
import { log } from '../server/log.ts';
import { settings } from '../server/settings.ts';
import { leadsSecret } from './secret.ts';
import type { Reservation } from './spool.ts';

export type SlotsAnswer = z.output<typeof slotsAnswerSchema>;
const freshMs = 15_000;
const known = new Map<string, { at: number; answer: SlotsAnswer }>();

/** Full times and closed weekends of a brand's visits for the next half year; without the backend the last answer, else all are open. */
export async function visitSlots(brand: string): Promise<SlotsAnswer> {
  const last = known.get(brand);
  if (last && Date.now() - last.at < freshMs) return last.answer;
  try {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const query = new URLSearchParams({ brand, from: day(-1), to: day(183) });
    const answer = await fetch(`${settings.contentApi}/slots?${query}`, { headers: { entorno: brand }, signal: AbortSignal.timeout(3000) });
    if (!answer.ok) throw new Error(answer.statusText);
    const parsed = slotsAnswerSchema.parse(await answer.json());
    known.set(brand, { at: Date.now(), answer: parsed });
    return parsed;
  } catch (error) {
    log.warn({ brand, err: error }, 'visit times unknown');
    return last?.answer ?? { weekends: true, full: [] };
  }
}

/** Asks the backend to count one visit. 'later' where it can't be asked now; then the worker asks again before it hands the lead over. */
export async function askForSlot(key: string, visit: Reservation): Promise<'reserved' | 'taken' | 'later'> {
  try {
    const answer = await fetch(`${settings.contentApi}/slots/reserve`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${leadsSecret}` },
      body: JSON.stringify({ key, ...visit }),
      signal: AbortSignal.timeout(2500),
    });
    if (answer.status === 409) return 'taken';
    return answer.ok ? 'reserved' : 'later';
  } catch {
    return 'later';
  }
}

/** Reserves the time of a visit before the lead is stored; undefined where it is counted, else what the worker has to count later. */
export async function reserveVisit(key: string, values: Readonly<Record<string, string>>): Promise<Reservation | 'taken' | undefined> {
  const visit = {
    school: values['SchoolInterest'] ?? '',
    date: values['VisitPreferredDate'] ?? '',
    time: values['VisitPreferredTime'] ?? '',
  };
  const result = await askForSlot(key, visit);
  if (result === 'taken') return 'taken';
  return result === 'later' ? visit : undefined;
}
