import { getPayload, type Payload } from 'payload';
import config from '../payload.config.ts';
import { problem } from '../runtime/respond.ts';

/**
 * Runs a handler with Payload; whatever it throws is logged and answered as 500 without details.
 */
export async function withPayload(
  handle: (payload: Payload) => Promise<Response>,
): Promise<Response> {
  const payload = await getPayload({ config });
  try {
    return await handle(payload);
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A call of the contract failed' });
    return problem(500, 'Internal error');
  }
}
