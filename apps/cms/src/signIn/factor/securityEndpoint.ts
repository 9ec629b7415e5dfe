import { APIError, type Endpoint } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { routeId } from '../../runtime/http/routeId.ts';
import type { User } from '../../runtime/payload-types.ts';
import { isFresh } from '../fresh/fresh.ts';
import { recoveryCodesLeft } from './factors.ts';
import { needsFactor } from './signInRules.ts';

/** How an account signs in, for its screen in the admin. */
export interface AccountSecurity {
  /** The account is that of whoever asks. */
  readonly isOwn: boolean;
  /** Whoever asks may change mail, password and factors without giving the password again. */
  readonly isFresh: boolean;
  /** Recovery codes that are left; null without a second factor. */
  readonly codesLeft: number | null;
  /** The role of the account needs a second factor. */
  readonly isRequired: boolean;
}

/** `GET /api/users/:id/security`: for the person and administrators; 404 for others. */
export const securityEndpoint: Endpoint = {
  path: '/:id/security',
  method: 'get',
  handler: async (req) => {
    const { payload } = req;
    const id = routeId(req);
    const user = currentUser(req);
    const where = { id: { equals: id } };
    const account = await payload.db.findOne<User>({ collection: 'users', where });
    if (!user || !account || (user.id !== id && user.role !== 'admin'))
      throw new APIError('Not found', 404);
    const security: AccountSecurity = {
      isOwn: user.id === id,
      isFresh: isFresh(req),
      codesLeft: (await recoveryCodesLeft(payload, id)) ?? null,
      isRequired: await needsFactor(payload, account.role),
    };
    return Response.json(security, { headers: { 'cache-control': 'no-store' } });
  },
};
