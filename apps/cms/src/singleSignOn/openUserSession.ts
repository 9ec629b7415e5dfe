import type { PayloadRequest } from 'payload';
import { generatePayloadCookie } from 'payload/shared';
import type { User } from '../runtime/payload-types.ts';
import { openSession } from '../sessions/openSession.ts';

/**
 * Opens a session of an account as a sign-in by password does, hooks and all; answers the cookie
 * that bears it.
 */
export async function openUserSession(req: PayloadRequest, { id }: User): Promise<string> {
  const { payload } = req;
  const { config } = payload.collections.users;
  const stored = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  if (!stored) throw new Error('The account is gone.');
  const user = { ...stored, collection: 'users' as const };
  req.user = user;
  const token = await openSession(req, stored);
  for (const hook of config.hooks.afterLogin)
    await hook({ collection: config, context: req.context, req, token, user });
  return String(
    generatePayloadCookie({
      collectionAuthConfig: config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    }),
  );
}
