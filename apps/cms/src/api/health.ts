import { bears } from '@concierge/server/requests/bears';
import type { Payload } from 'payload';
import { variable } from '../runtime/cmsVariables.ts';
import { newestChange } from '../runtime/database/database.ts';
import type { CallRequest } from '../runtime/http/answerCall.ts';
import { json, problem } from '../runtime/http/respond.ts';

/**
 * `GET {api}/health`: 200 once the database answers; with `HEALTH_TOKEN` also the newest change.
 */
export async function handleHealth(payload: Payload, request: CallRequest): Promise<Response> {
  try {
    const change = await newestChange(payload);
    const isMonitor = bears(request.headers.get('authorization'), variable('HEALTH_TOKEN'));
    return json(isMonitor ? { ok: true, change } : { ok: true });
  } catch {
    return problem(503, 'The database does not answer.');
  }
}
