import type { Payload } from 'payload';
import { publishDueReleases } from '../releases/dueReleases.ts';
import { repeatOnDuty } from '../runtime/duty/repeatOnDuty.ts';

const everyMs = 5000;

/** Looks for releases whose instant has come every five seconds. */
export async function watchReleases(payload: Payload): Promise<void> {
  repeatOnDuty(payload, 'releases', everyMs, () => publishDueReleases(payload));
}
