import { variable } from '../../runtime/cmsVariables.ts';
import type { User } from '../../runtime/payload-types.ts';

/** True where the account's owner signs in at the OpenID provider: no password of it counts. */
export const signsInByProvider = (user: Pick<User, 'provider_subject'>): boolean =>
  Boolean(variable('OIDC_ISSUER') && user.provider_subject);
