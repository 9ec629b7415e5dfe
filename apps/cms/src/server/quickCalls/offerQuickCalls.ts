import type { Payload } from 'payload';
import { handleChanges } from '../../api/changes.ts';
import { handleNode } from '../../api/node.ts';
import { withPayload } from '../../api/payload.ts';
import { handlePrograms } from '../../finder/handlePrograms.ts';
import { handleDeadLetters } from '../../leads/inbox/deadLetters.ts';
import { handleLeads } from '../../leads/inbox/receive.ts';
import type { CallRequest } from '../../runtime/http/answerCall.ts';
import { handleNewsSearch, handleSearch } from '../../search/handleSearch.ts';
import { quickCalls } from './quickCalls.ts';

/**
 * Offers the calls that sites make while a visitor waits, and those that hand over what visitors
 * sent; each of them has a route file or an endpoint too.
 */
export function offerQuickCalls(): void {
  for (const [call, handle] of Object.entries(offered))
    quickCalls.set(call, (request) => withPayload((payload) => handle(payload, request)));
}

type Handle = (payload: Payload, request: CallRequest) => Promise<Response>;

const offered: Readonly<Record<string, Handle>> = {
  'POST /api/node': handleNode,
  'GET /api/changes': handleChanges,
  'GET /api/programs': handlePrograms,
  'GET /api/views/search/default': handleSearch,
  'GET /api/views/news/rest_export_2': handleNewsSearch,
  'POST /api/leads': handleLeads,
  'POST /api/leads/dead-letters': handleDeadLetters,
};
