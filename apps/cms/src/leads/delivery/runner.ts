import type { Payload } from 'payload';
import { atStop } from '../../runtime/atStop.ts';
import { leaveDuty, onDuty } from '../../runtime/duty/onDuty.ts';
import { sendDueMails } from '../mails/send.ts';
import { deliverChanges } from '../newsletter/service/deliverChanges.ts';
import { announceDue } from './announce.ts';
import { deliverDue } from './deliverDue.ts';
import { crm } from './settings.ts';

/** Milliseconds between two looks at what is due. */
const pause = 1000;

/**
 * Delivers enquiries and mails for as long as this process is on duty. What is due stands in the
 * rows themselves, so a crash loses nothing and leaves nothing to release (ADR 7). A process that
 * is told to stop ends what it sends, and hands the duty over.
 */
export async function startRunner(payload: Payload): Promise<void> {
  let isStopping = false;
  const mayGoOn = () => !isStopping && onDuty(payload);
  const work = async () => {
    while (mayGoOn()) {
      // Side by side: mails don't wait for a CRM that hangs.
      const tried = await Promise.all([
        deliverDue(payload, crm, mayGoOn),
        announceDue(payload),
        sendDueMails(payload, mayGoOn),
        deliverChanges(payload, mayGoOn),
      ]);
      if (tried.every((count) => count === 0)) return;
    }
  };
  let running = Promise.resolve();
  const tick = async () => {
    running = work().catch((error: unknown) => payload.logger.error({ err: error }, 'delivery'));
    await running;
    if (!isStopping) setTimeout(tick, pause).unref();
  };
  setTimeout(tick, pause).unref();
  atStop(async () => {
    isStopping = true;
    await running;
    leaveDuty(payload);
  });
}
