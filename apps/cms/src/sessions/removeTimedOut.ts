import type { PayloadRequest } from 'payload';
import { endSessions } from './endSessions.ts';
import { findSessions } from './findSessions.ts';
import { timeOut } from './timeOut.ts';

/** Removes the sessions of an account that have timed out since somebody last looked. */
export async function removeTimedOut(
  req: PayloadRequest,
  user: number,
  now = Date.now(),
): Promise<void> {
  const all = await findSessions(req, user);
  const over = all.filter((session) => timeOut(session, now));
  await endSessions(req, over, 'timed out');
}
