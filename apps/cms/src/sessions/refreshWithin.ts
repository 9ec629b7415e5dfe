import { type CollectionConfig, Forbidden, getFieldsToSign, jwtSign } from 'payload';
import { findSession } from './findSession.ts';

type Refresh = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number];

/** A refreshed token expires at the session's latest end, as the token of its sign-in does. */
export const refreshWithin: Refresh = async ({ args: { collection, req }, user }) => {
  const sid = (req.user as { _sid?: string } | null)?._sid ?? '';
  const session = await findSession(req, sid);
  if (!session) throw new Forbidden(req.t);
  const seconds = Math.floor((Date.parse(session.endsAt) - Date.now()) / 1000);
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: collection.config,
      email: user.email,
      sid,
      user,
    }),
    secret: req.payload.secret,
    tokenExpiration: seconds,
  });
  return { exp, refreshedToken: token, setCookie: true, strategy: 'local-jwt', user };
};
