import type { PayloadRequest } from 'payload';
import { type Ending, endSessions } from '../sessions/endSessions.ts';
import { findSessions } from '../sessions/findSessions.ts';

/** Signs a person out everywhere; in the request's transaction. */
export const endAllSessions = async (
  req: PayloadRequest,
  id: number,
  ending: Ending,
): Promise<number> => endSessions(req, await findSessions(req, id), ending);
