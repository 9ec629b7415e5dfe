import { getPayload, type Payload } from 'payload';
import config from '../payload.config.ts';
import { answerCall } from '../runtime/http/answerCall.ts';

/**
 * Runs a handler with Payload; whatever it throws is logged and answered as 500 without details.
 */
export const withPayload = async (
  handle: (payload: Payload) => Promise<Response>,
): Promise<Response> => answerCall(await getPayload({ config }), handle);

/** The same as a route of Next, for a handler of the call alone. */
export const route =
  (handle: (payload: Payload, request: Request) => Promise<Response>) =>
  (request: Request): Promise<Response> =>
    withPayload((payload) => handle(payload, request));
