/** How long sessions last. */
export interface SessionLimits {
  /** Minutes without a request of the person after which a session ends. */
  readonly idleMinutes: number;
  /** Hours after sign-in when a session ends, whatever the person does. */
  readonly totalHours: number;
}

/**
 * Reads `SESSION_IDLE_MINUTES` (30 to 480, 480 if absent) and `SESSION_HOURS` (1 to 24, 12 if
 * absent). Throws with one sentence for anything else.
 */
export function readSessionLimits(
  env: Readonly<Record<string, string | undefined>>,
): SessionLimits {
  const read = (name: string, min: number, max: number, normal: number): number => {
    const written = env[name] || String(normal);
    const value = Number(written);
    if (/^\d+$/.test(written) && value >= min && value <= max) return value;
    throw new Error(`${name} must be a whole number from ${min} to ${max}.`);
  };
  return {
    idleMinutes: read('SESSION_IDLE_MINUTES', 30, 480, 480),
    totalHours: read('SESSION_HOURS', 1, 24, 12),
  };
}
