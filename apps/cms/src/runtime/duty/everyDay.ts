import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import { repeatOnDuty } from './repeatOnDuty.ts';

const everyMinute = 60_000;

/** What is done once on each new day. */
interface DailyWork {
  readonly name: string;
  readonly act: () => Promise<void>;
  /**
   * Whether it can't be taken back: after a leap of days, forth or back, it then waits for one more
   * day, in which a clock that is wrong can be set right.
   */
  readonly isFinal?: boolean;
}

/** Days after the last one that are no leap: a weekend without a process. */
const usualDays = 3;

/**
 * Acts once on each new day in Switzerland, in the process on duty. The last day stands in the
 * database, so that neither a restart nor a change of duty leaves one out or repeats it.
 */
export async function everyDay(payload: Payload, work: DailyWork): Promise<void> {
  repeatOnDuty(payload, `Every day: ${work.name}`, everyMinute, () => actOnNewDay(payload, work));
}

/** Acts where this day is another one than the last that is stored; the first is only stored. */
export async function actOnNewDay(
  payload: Payload,
  { name, act, isFinal = false }: DailyWork,
  now = new Date(),
): Promise<void> {
  const key = `every-day:${name}`;
  const today = swissDay(now);
  const last = await payload.kv.get<string>(key);
  if (last === today) return;
  if (last !== null && !(isFinal && isLeap(last, today))) await act();
  else if (last !== null) payload.logger.warn(`${name} waits a day: the last one was on ${last}`);
  await payload.kv.set(key, today);
}

function isLeap(last: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(last)) / 86_400_000;
  return days < 0 || days > usualDays;
}
