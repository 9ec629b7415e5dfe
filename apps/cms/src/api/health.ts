import type { Payload } from 'payload';
import { newestChange } from '../database.ts';
import { json, problem } from './respond.ts';

/** `GET {api}/health`: 200 once the database answers. */
export async function handleHealth(payload: Payload): Promise<Response> {
  try {
    return json({ ok: true, change: await newestChange(payload) });
  } catch {
    return problem(503, 'The database does not answer.');
  }
}
