import type { Payload } from 'payload';
import { problem } from './respond.ts';

/** What a handler of the contract's calls reads of a request; making a whole one costs more. */
export interface CallRequest extends Pick<Request, 'url' | 'signal' | 'json'> {
  readonly headers: Pick<Headers, 'get'>;
}

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
