import { variable } from '../runtime/cmsVariables.ts';

/** How long sessions last. */
export interface SessionLimits {
  /** Minutes without a request of the person after which a session ends. */
  readonly idleMinutes: number;
  /** Hours after sign-in when a session ends, whatever the person does. */
  readonly totalHours: number;
}

/** How long sessions of this process last. */
export const sessionLimits: SessionLimits = {
  idleMinutes: variable('SESSION_IDLE_MINUTES') ?? 480,
  totalHours: variable('SESSION_HOURS') ?? 12,
};
