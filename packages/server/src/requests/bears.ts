import { hash, timingSafeEqual } from 'node:crypto';

/**
 * True where an `Authorization` header bears this token; never where no token is configured. Takes
 * the same time for every wrong one.
 */
export function bears(header: string | null | undefined, token: string | undefined): boolean {
  if (!header || !token) return false;
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}

const digest = (text: string) => hash('sha256', text, 'buffer');
