import type { Payload } from 'payload';
import { freeStuckJobs } from '../jobs/freeStuckJobs.ts';
import { onDuty } from '../runtime/duty/onDuty.ts';

const everyMinute = 60_000;

/** Looks for jobs of dead processes every minute, in the process on duty. */
export async function watchStuckJobs(payload: Payload): Promise<void> {
  const look = () => {
    if (!onDuty(payload)) return;
    freeStuckJobs(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'Jobs that hang could not be freed' }),
    );
  };
  setInterval(look, everyMinute).unref();
}
