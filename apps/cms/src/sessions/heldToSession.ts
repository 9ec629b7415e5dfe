import type { AuthStrategy, Payload, PayloadRequest } from 'payload';
import { unattendedHeader } from '../runtime/http/unattendedHeader.ts';
import type { Session } from '../runtime/payload-types.ts';
import { endSessions } from './endSessions.ts';
import { findSession } from './findSession.ts';
import { noteSession } from './ownSession.ts';
import { timeOut } from './timeOut.ts';
import { tokenSession } from './tokenSession.ts';

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
    const session = await findOpenSession(args.payload, user.id, args.headers);
    if (!session) return { user: null };
    noteSession(user, { sid: session.sid, signedInAt: session.createdAt });
    return found;
  };

async function findOpenSession(
  payload: Payload,
  user: unknown,
  headers: Headers,
): Promise<Session | undefined> {
  const sid = tokenSession(headers);
  const session = sid && (await findSession({ payload }, sid));
  if (!session || session.user !== user) return undefined;
  const now = Date.now();
  if (timeOut(session, now)) {
    const req = { payload, headers, user: null } as unknown as PayloadRequest;
    await endSessions(req, [session], 'timed out');
    return undefined;
  }
  const isPerson = !headers.has(unattendedHeader);
  if (isPerson && now - Date.parse(session.seenAt) > seenLagMs)
    await payload.db.updateOne({
      collection: 'sessions',
      id: session.id,
      data: { seenAt: new Date(now).toISOString() },
      returning: false,
    });
  return session;
}
