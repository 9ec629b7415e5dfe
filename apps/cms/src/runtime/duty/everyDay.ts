import { swissDay } from '@concierge/contract/swissDay';
import type { Payload } from 'payload';
import { repeatOnDuty } from './repeatOnDuty.ts';

const everyMinute = 60_000;

/**
 * Acts once on each new day in Switzerland, in the process on duty. The last day stands in the
 * database, so that neither a restart nor a change of duty leaves one out or repeats it.
 */
export async function everyDay(
  payload: Payload,
  name: string,
  act: () => Promise<void>,
): Promise<void> {
  repeatOnDuty(payload, `Every day: ${name}`, everyMinute, () => actOnNewDay(payload, name, act));
}

/** Acts where this day is a later one than the last that is stored; the first is only stored. */
export async function actOnNewDay(
  payload: Payload,
  name: string,
  act: () => Promise<void>,
  now = new Date(),
): Promise<void> {
  const key = `every-day:${name}`;
  const today = swissDay(now);
  const last = await payload.kv.get<string>(key);
  if (last === today) return;
  if (last !== null) await act();
  await payload.kv.set(key, today);
}
