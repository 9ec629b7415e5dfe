import type { Payload } from 'payload';
import { freeStuckJobs } from '../jobs/freeStuckJobs.ts';
import { repeatOnDuty } from '../runtime/duty/repeatOnDuty.ts';

const everyMinute = 60_000;

/** Looks for jobs of dead processes every minute. */
export async function watchStuckJobs(payload: Payload): Promise<void> {
  repeatOnDuty(payload, 'jobs that hang', everyMinute, () => freeStuckJobs(payload));
}
