/**
 * Whether something of an instant is younger than so many milliseconds; nothing of the future is,
 * for the clock was ahead then. Instants are `Date.now()`'s.
 */
export function isFresh(at: number, ttlMs: number, now = Date.now()): boolean {
  const age = now - at;
  return age >= 0 && age < ttlMs;
}
