import type { Payload } from 'payload';
import { variable } from '../../runtime/cmsVariables.ts';
import { sendDueMails } from '../mails/send.ts';
import { announceDue } from './announce.ts';
import { deliverDue } from './deliverDue.ts';

/** Milliseconds between two looks at what is due. */
const pause = 1000;

/**
 * Delivers enquiries and mails for as long as this process runs. What is due stands in the rows
 * themselves, so a crash loses nothing and leaves nothing to release (ADR 7). One process of an
 * installation runs it: all but that one set `RUN_JOBS=0`.
 */
export async function startRunner(payload: Payload): Promise<void> {
  if (variable('RUN_JOBS') === '0') return;
  const tick = async () => {
    try {
      // Side by side: mails don't wait for a CRM that hangs.
      while (
        (
          await Promise.all([deliverDue(payload), announceDue(payload), sendDueMails(payload)])
        ).some((tried) => tried > 0)
      );
    } catch (error) {
      payload.logger.error({ err: error }, 'delivery');
    }
    setTimeout(tick, pause).unref();
  };
  setTimeout(tick, pause).unref();
}
