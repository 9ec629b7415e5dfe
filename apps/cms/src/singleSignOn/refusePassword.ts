import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import { signsInByProvider } from '../signIn/password/signsInByProvider.ts';

/**
 * Whoever signs in by the provider has no second way in: who leaves the organisation is out here,
 * too, whatever password the account has.
 */
export const refusePassword: CollectionBeforeLoginHook = ({ req, user }) => {
  if (signsInByProvider(user as User)) throw new AuthenticationError(req.t);
};
