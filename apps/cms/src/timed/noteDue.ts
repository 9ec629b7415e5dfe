import { createLocalReq, type Payload } from 'payload';
import { recordChange } from '../changes/recordChange.ts';
import { newestChange } from '../runtime/database/database.ts';
import { perPayload } from '../runtime/perPayload.ts';
import { type TimedInstant, timedInstants } from './timedDocuments.ts';

/** Where the last instant stands that was looked at and had something due. */
const key = 'timed:last';

interface Look {
  /** The change after which the instants were read. */
  readonly change: number;
  readonly instants: readonly TimedInstant[];
}

/** The newest look, and the instant up to which this process has noted what was due. */
const getProgress = perPayload('timed', (): { look?: Look; last?: number } => ({}));

/**
 * Writes a change row where something appeared on a site or left it since the last call, so that no
 * cached page outlives the instant. How far it came stands in the database, so that neither a
 * restart nor a change of duty leaves an instant out; the first call only stores it.
 */
export async function noteDue(payload: Payload, now = Date.now()): Promise<void> {
  const progress = getProgress(payload);
  const last = progress.last ?? (await payload.kv.get<number>(key));
  const isFirst = last === null;
  if (isFirst || (await noteBetween(payload, last, now))) await payload.kv.set(key, now);
  progress.last = now;
}

/** The same between two instants, of which the later one counts; whether anything was due. */
export async function noteBetween(payload: Payload, last: number, now: number): Promise<boolean> {
  const { instants } = await currentLook(payload);
  const due = instants.filter(({ at }) => last < Date.parse(at) && Date.parse(at) <= now);
  if (due.length === 0) return false;
  const tags = due.flatMap((instant) => instant.tags);
  await recordChange(await createLocalReq({}, payload), tags);
  return true;
}

/** The instants as they are, read anew only after a change. */
async function currentLook(payload: Payload): Promise<Look> {
  const change = await newestChange(payload);
  const progress = getProgress(payload);
  if (progress.look?.change === change) return progress.look;
  const look = { change, instants: await timedInstants(payload) };
  progress.look = look;
  return look;
}
