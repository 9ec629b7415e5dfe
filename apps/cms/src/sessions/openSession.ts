import { shortAddress } from '@concierge/server/proxies/shortAddress';
import type { CollectionAfterLoginHook } from 'payload';
import { clientAddressHeader } from '../runtime/clientAddressHeader.ts';
import { browserName } from './browserName.ts';
import { removeTimedOut } from './removeTimedOut.ts';
import { sessionLimits } from './sessionLimits.ts';
import { tokenSession } from './tokenSession.ts';

/** In the context of a request that a provider of the organisation signs in. */
export const byProvider = 'byProvider';

/**
 * Writes the row of the session that a sign-in of any kind has opened, and removes those of the
 * account that have timed out. Without its row a token opens nothing.
 */
export const openSession: CollectionAfterLoginHook = async ({ req, token, user }) => {
  const now = Date.now();
  await removeTimedOut(req, user.id, now);
  await req.payload.db.create({
    collection: 'sessions',
    data: {
      sid: tokenSession(token),
      user: user.id,
      seenAt: new Date(now).toISOString(),
      endsAt: new Date(now + sessionLimits.totalHours * 3_600_000).toISOString(),
      browser: browserName(req.headers?.get('user-agent') ?? null),
      by_provider: req.context[byProvider] === true,
      address: shortAddress(req.headers?.get(clientAddressHeader) ?? ''),
    },
    req,
    returning: false,
  });
};
