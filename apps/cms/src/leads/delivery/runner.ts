import type { Payload } from 'payload';
import { atStop } from '../../runtime/atStop.ts';
import { leaveDuty, onDuty } from '../../runtime/duty/onDuty.ts';
import { sendDueMails } from '../mails/send.ts';
import { deliverChanges } from '../newsletter/service/deliverChanges.ts';
import { crm } from '../settings.ts';
import { announceDue } from './announce.ts';
import { deliverDue } from './deliverDue.ts';

/** Milliseconds between two looks at what is due. */
const pause = 1000;

type MayGoOn = () => boolean;
/** Each goes at its own pace: a mail server that hangs holds up no delivery to the CRM. */
const lanes: readonly ((payload: Payload, mayGoOn: MayGoOn) => Promise<number>)[] = [
  (payload, mayGoOn) => deliverDue(payload, crm, mayGoOn),
  (payload) => announceDue(payload),
  sendDueMails,
  deliverChanges,
];

/**
 * Delivers enquiries and mails for as long as this process is on duty. What is due stands in the
 * rows themselves, so a crash loses nothing and leaves nothing to release (ADR 7). A process that
 * is told to stop ends what it sends, and hands the duty over.
 */
export async function startRunner(payload: Payload): Promise<void> {
  let isStopping = false;
  const mayGoOn = () => !isStopping && onDuty(payload);
  const running = new Map<number, Promise<void>>();
  for (const [number, act] of lanes.entries()) {
    const work = async () => {
      while (mayGoOn()) if ((await act(payload, mayGoOn)) === 0) return;
    };
    const tick = async () => {
      const turn = work().catch((error: unknown) =>
        payload.logger.error({ err: error }, 'delivery'),
      );
      running.set(number, turn);
      await turn;
      if (!isStopping) setTimeout(tick, pause).unref();
    };
    setTimeout(tick, pause).unref();
  }
  atStop(async () => {
    isStopping = true;
    await Promise.all(running.values());
    leaveDuty(payload);
  });
}
