import type { Payload } from 'payload';
import { repeatOnDuty } from '../runtime/duty/repeatOnDuty.ts';
import { noteDue } from '../timed/noteDue.ts';

const everyMs = 2000;

/** Looks every two seconds for what appears on a site, or leaves it, at a set instant. */
export async function watchTimed(payload: Payload): Promise<void> {
  repeatOnDuty(payload, 'shown from and until', everyMs, () => noteDue(payload));
}
