import { globalSingleton } from '../../runtime/globalSingleton.ts';
import type { CallRequest } from '../../runtime/http/answerCall.ts';

type QuickCall = (request: CallRequest) => Promise<Response>;

/**
 * Calls of the contract by method and path, e.g. `POST /api/node`, that the server answers before
 * Next sees the request: Next's way to a route takes more than a millisecond (docs/speed.md).
 * Next's bundle puts them here when it boots; without it, and in development, the route files
 * answer.
 */
export const quickCalls = globalSingleton('quickCalls', () => new Map<string, QuickCall>());
