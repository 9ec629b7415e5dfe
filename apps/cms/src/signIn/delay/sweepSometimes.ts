import type { Payload } from 'payload';
import { globalSingleton } from '../../runtime/globalSingleton.ts';
import { sweepTries } from './GrowingDelay.ts';

const sweepEveryMs = 600_000;
const last = globalSingleton('sign-in tries sweep', () => ({ at: Number.NEGATIVE_INFINITY }));

/** Deletes old rows at most every ten minutes, without holding up who tries. */
export function sweepSometimes(payload: Payload): void {
  const now = performance.now();
  if (now - last.at < sweepEveryMs) return;
  last.at = now;
  sweepTries(payload).catch((err: unknown) =>
    payload.logger.warn({ err, msg: 'Old sign-in tries could not be deleted' }),
  );
}
