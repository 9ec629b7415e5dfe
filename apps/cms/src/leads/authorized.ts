import { timingSafeEqual } from 'node:crypto';
import { leadsSecret } from './settings.ts';

/** True for a request that bears the secret shared with the site (`authorization: Bearer …`). */
export function authorized(request: Request): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${leadsSecret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
