import { createHash, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { variable } from '../runtime/cmsVariables.ts';
import { newestChange } from '../runtime/database/database.ts';
import { json, problem } from '../runtime/respond.ts';

/**
 * `GET {api}/health`: 200 once the database answers; with `HEALTH_TOKEN` also the newest change.
 */
export async function handleHealth(payload: Payload, request: Request): Promise<Response> {
  try {
    const change = await newestChange(payload);
    return json(bearsToken(request) ? { ok: true, change } : { ok: true });
  } catch {
    return problem(503, 'The database does not answer.');
  }
}

function bearsToken(request: Request): boolean {
  const token = variable('HEALTH_TOKEN');
  return (
    Boolean(token) &&
    timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${token}`))
  );
}

const digest = (text: string) => createHash('sha256').update(text).digest();
