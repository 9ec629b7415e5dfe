import { timingSafeEqual } from 'node:crypto';
import { leadsSecret } from './env.ts';

/** True for a request that bears the secret shared with the site (`authorization: Bearer …`). */
export const authorized = (request: Pick<Request, 'headers'>): boolean =>
  isSecret(request.headers.get('authorization'));

/** True for a header `authorization` that is the secret shared with the site. */
export function isSecret(authorization: string | null | undefined): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${leadsSecret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
