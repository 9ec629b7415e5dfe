import { timingSafeEqual } from 'node:crypto';
import { leadsSecret } from './env.ts';

/** True for a request that bears the secret shared with the site (`authorization: Bearer …`). */
export function authorized(request: Pick<Request, 'headers'>): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${leadsSecret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
