import type { Payload } from 'payload';
import { onDuty } from './onDuty.ts';

/**
 * Acts every so many milliseconds in the process on duty, one act at a time. An act that fails is
 * an error in the log, under `name`, and is tried again at its next turn.
 */
export function repeatOnDuty(
  payload: Payload,
  name: string,
  everyMs: number,
  act: () => Promise<unknown>,
): void {
  let isActing = false;
  const turn = async () => {
    if (isActing || !onDuty(payload)) return;
    isActing = true;
    try {
      await act();
    } catch (error) {
      payload.logger.error({ err: error }, name);
    } finally {
      isActing = false;
    }
  };
  setInterval(() => void turn(), everyMs).unref();
}
