import type { Session } from '../runtime/payload-types.ts';
import type { SessionLimits } from './sessionLimits.ts';
import { sessionLimits } from './sessionLimits.ts';

type Times = Pick<Session, 'seenAt' | 'endsAt'>;

/** The instant (ISO 8601) when a session ends if the person does nothing. */
export function idleEnd({ seenAt }: Times, { idleMinutes }: SessionLimits = sessionLimits): string {
  return new Date(Date.parse(seenAt) + idleMinutes * 60_000).toISOString();
}

/** Which of its two limits a session has reached; undefined while it is open. */
export function timeOut(session: Times, now: number): 'idle' | 'total' | undefined {
  if (Date.parse(session.endsAt) <= now) return 'total';
  return Date.parse(idleEnd(session)) <= now ? 'idle' : undefined;
}
