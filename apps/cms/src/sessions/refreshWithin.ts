import { type CollectionConfig, Forbidden } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import { findSession } from './findSession.ts';
import { ownSession } from './ownSession.ts';
import { signToken } from './signToken.ts';

type Refresh = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number];

/** A refreshed token expires at the session's latest end, as the token of its sign-in does. */
export const refreshWithin: Refresh = async ({ args: { req }, user }) => {
  const session = await findSession(req, ownSession(req).sid);
  if (!session) throw new Forbidden(req.t);
  const seconds = Math.floor((Date.parse(session.endsAt) - Date.now()) / 1000);
  const { exp, token } = await signToken(req, user as User, session.sid, seconds);
  return { exp, refreshedToken: token, setCookie: true, strategy: 'local-jwt', user };
};
