import type { Endpoint, PayloadRequest } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';
import type { Session } from '../runtime/payload-types.ts';
import { endSessions } from './endSessions.ts';
import { findSession } from './findSession.ts';
import { findSessions } from './findSessions.ts';
import { ownSession } from './ownSession.ts';
import { removeTimedOut } from './removeTimedOut.ts';
import { idleEnd } from './timeOut.ts';

/** A session as its owner, or an administrator, reads it; instants in ISO 8601. */
export interface ShownSession {
  readonly id: number;
  readonly signedInAt: string;
  readonly seenAt: string;
  readonly endsAt: string;
  /** Like `Firefox, Linux`; empty where it is unknown. */
  readonly browser: string;
  /** Shortened, like `192.0.2.x`; empty where it is unknown. */
  readonly address: string;
  /** The session that asks. */
  readonly own: boolean;
}

/** The account of a call's address, where it is the caller's own or an administrator calls. */
function account(req: PayloadRequest): number | undefined {
  const user = currentUser(req);
  const id = routeId(req);
  return user && id > 0 && (user.role === 'admin' || user.id === id) ? id : undefined;
}

const shown =
  (req: PayloadRequest) =>
  ({ id, sid, createdAt, seenAt, endsAt, browser, address }: Session): ShownSession => ({
    id,
    signedInAt: createdAt,
    seenAt,
    endsAt,
    browser: browser ?? '',
    address: address ?? '',
    own: sid === ownSession(req).sid,
  });

/** Answers the sessions that are open, or 404 for an account that isn't the caller's. */
const listSessions: Endpoint['handler'] = async (req) => {
  const user = account(req);
  if (user === undefined) return problem(404, 'Not found');
  await removeTimedOut(req, user);
  return json({ sessions: (await findSessions(req, user)).map(shown(req)) });
};

/** Ends those sessions of an account that fit; answers how many there were. */
const endThose =
  (fits: (session: Session, req: PayloadRequest) => boolean): Endpoint['handler'] =>
  async (req) => {
    const user = account(req);
    if (user === undefined) return problem(404, 'Not found');
    const ended = (await findSessions(req, user)).filter((session) => fits(session, req));
    return json({ ended: await endSessions(req, ended, 'by hand') });
  };

/** When the caller's own session ends, idle and at the latest. */
const readOwn: Endpoint['handler'] = async (req) => {
  const session = await findSession(req, ownSession(req).sid);
  if (!session) return problem(404, 'Not found');
  return json({ idleEndsAt: idleEnd(session), endsAt: session.endsAt });
};

/**
 * `GET users/session`: when the own session ends. `GET users/:id/sessions`: the open ones of an
 * account; `POST …/end-others` ends all but the caller's, `POST …/:session/end` one. The owner and
 * administrators may; for everybody else there is no such account (404).
 */
export const sessionEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/session', method: 'get', handler: readOwn },
  { path: '/:id/sessions', method: 'get', handler: listSessions },
  {
    path: '/:id/sessions/end-others',
    method: 'post',
    handler: endThose(({ sid }, req) => sid !== ownSession(req).sid),
  },
  {
    path: '/:id/sessions/:session/end',
    method: 'post',
    handler: endThose(({ id }, { routeParams }) => String(id) === routeParams?.['session']),
  },
];
