const hour = 3_600_000;

/**
 * Milliseconds until the next attempt: doubling from one second up to an hour, with jitter so that
 * processes don't knock in step.
 */
export const backOff = (attempts: number, random = Math.random()): number =>
  Math.round(Math.min(hour, 1000 * 2 ** Math.min(attempts - 1, 20)) * (0.5 + random / 2));
