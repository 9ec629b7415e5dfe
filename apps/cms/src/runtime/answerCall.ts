import type { Payload } from 'payload';
import { problem } from './respond.ts';

/**
 * The answer of a handler; whatever it throws is logged and answered as 500 without details.
 */
export async function answerCall(
  payload: Payload,
  handle: (payload: Payload) => Promise<Response>,
): Promise<Response> {
  try {
    return await handle(payload);
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A call of the contract failed' });
    return problem(500, 'Internal error');
  }
}
