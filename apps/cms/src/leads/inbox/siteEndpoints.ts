import type { Endpoint, Payload } from 'payload';
import { answerCall } from '../../runtime/http/answerCall.ts';
import { handleDeadLetters } from './deadLetters.ts';
import { handleLeads } from './receive.ts';

type Handle = (payload: Payload, request: Request) => Promise<Response>;

const siteEndpoint = (path: string, handle: Handle): Endpoint => ({
  path,
  method: 'post',
  handler: (req) => answerCall(req.payload, (payload) => handle(payload, req as Request)),
});

/**
 * Calls of the contract under the collection's own path; they ask for the site's secret themselves.
 * `POST /api/leads` takes the place of Payload's call that creates a document, which nobody may.
 */
export const siteEndpoints: Endpoint[] = [
  siteEndpoint('/', handleLeads),
  siteEndpoint('/dead-letters', handleDeadLetters),
];
