import type { AuthStrategy, Payload, PayloadRequest } from 'payload';
import { unattendedHeader } from '../runtime/unattendedHeader.ts';
import { endSessions } from './endSessions.ts';
import { findSession } from './findSession.ts';
import { timeOut } from './timeOut.ts';

/** Milliseconds by which the instant when somebody was last seen may lag behind. */
const seenLagMs = 60_000;

type Authenticate = AuthStrategy['authenticate'];

/**
 * A strategy of Payload whose session must be open, too: neither ended nor timed out. Every request
 * passes here, for Payload itself looks at the token's own expiry alone.
 */
export const heldToSession =
  (authenticate: Authenticate): Authenticate =>
  async (args) => {
    const found = await authenticate(args);
    const { user } = found;
    if (!user) return found;
    const sid = (user as { _sid?: unknown })._sid;
    const isOpen =
      typeof sid === 'string' && (await isSessionOpen(args.payload, sid, user.id, args.headers));
    return isOpen ? found : { user: null };
  };

async function isSessionOpen(
  payload: Payload,
  sid: string,
  user: unknown,
  headers: Headers,
): Promise<boolean> {
  const session = await findSession({ payload }, sid);
  if (session?.user !== user || !session) return false;
  const now = Date.now();
  if (timeOut(session, now)) {
    const req = { payload, headers, user: null } as unknown as PayloadRequest;
    await endSessions(req, [session], 'timed out');
    return false;
  }
  const isPerson = !headers.has(unattendedHeader);
  if (isPerson && now - Date.parse(session.seenAt) > seenLagMs)
    await payload.db.updateOne({
      collection: 'sessions',
      id: session.id,
      data: { seenAt: new Date(now).toISOString() },
      returning: false,
    });
  return true;
}
