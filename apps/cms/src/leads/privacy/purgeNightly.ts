import type { Payload } from 'payload';
import { overwriteDeleted } from '../../runtime/database/scrubDatabase.ts';
import { everyDay } from '../../runtime/duty/everyDay.ts';
import { purgeExpired } from './purge.ts';

/**
 * Deletes once a day what is past its term; a purge that fails is an error in the log, and runs
 * again.
 */
export async function purgeNightly(payload: Payload): Promise<void> {
  await overwriteDeleted(payload);
  await everyDay(payload, { name: 'purge', act: () => purgeExpired(payload), isFinal: true });
}
