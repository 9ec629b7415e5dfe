import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload';
import { singleSignOn } from './settings.ts';

/**
 * Whoever signs in by the provider has no second way in: who leaves the organisation is out here,
 * too, whatever password the account has.
 */
export const refusePassword: CollectionBeforeLoginHook = ({ req, user }) => {
  if (singleSignOn() && user.provider_subject) throw new AuthenticationError(req.t);
};
