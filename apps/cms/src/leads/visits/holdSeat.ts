import { swissMinute } from '@concierge/contract/swissMinute';
import type { Payload } from 'payload';
import { variable } from '../../runtime/cmsVariables.ts';
import { inTurn } from '../../runtime/database/inTurn.ts';
import { networkLimits } from '../limits.ts';
import {
  dropExpired,
  dropHold,
  findSeat,
  insertSeat,
  prolongHold,
  type Slot,
  seatsOfNetwork,
} from './seatStore.ts';

/** Visits at the same school, day and time; `VISIT_CAPACITY` replaces it. */
export const capacity = variable('VISIT_CAPACITY') ?? 3;
/** Whether visits take place on Saturdays and Sundays. */
export const weekends = variable('VISIT_WEEKENDS') ?? false;

const minute = 60_000;
const day = 24 * 60 * minute;
/** Time in which the enquiry of a held seat must arrive; one that comes later takes a seat anew. */
const holdMs = 10 * minute;
/** A seat that is held for longer was held by a clock that went ahead. */
export const longestHoldMs = 2 * holdMs;

interface Wanted extends Slot {
  readonly key: string;
  readonly network: string;
}
type Held = 'held' | 'full' | 'many';

/**
 * Holds a seat for the enquiry of that key. The same key keeps its seat, and gives it up for
 * another time as long as its enquiry has not arrived. 'many' where the network has had its share
 * of a day; an hour that has begun is full. The unique indexes decide between two who want one seat
 * at once.
 */
export const holdSeat = (payload: Payload, wanted: Wanted, now = Date.now()): Promise<Held> =>
  wanted.network
    ? inTurn(payload, 'seats', () => hold(payload, wanted, now))
    : hold(payload, wanted, now);

async function hold(
  payload: Payload,
  { key, network, ...slot }: Wanted,
  now: number,
): Promise<Held> {
  if (!weekends && [0, 6].includes(new Date(`${slot.date}T12:00:00Z`).getUTCDay())) return 'full';
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  await dropExpired(payload, at(0), at(longestHoldMs), at(-day));
  const own = await findSeat(payload, key);
  const same = own?.school === slot.school && own.date === slot.date && own.time === slot.time;
  if (own?.booked) return same ? 'held' : 'full';
  if (own && same) {
    await prolongHold(payload, key, at(holdMs));
    return 'held';
  }
  if (`${slot.date}T${slot.time}` <= swissMinute(now)) return 'full';
  if (own) await dropHold(payload, key);
  if (network && (await seatsOfNetwork(payload, network, at(-day), at(day))) >= networkLimits.seats)
    return 'many';
  for (let seat = 1; seat <= capacity; seat += 1)
    if (await insertSeat(payload, { ...slot, seat, key, network, since: at(0), until: at(holdMs) }))
      return 'held';
  return (await findSeat(payload, key)) ? 'held' : 'full';
}
