import { randomUUID } from 'node:crypto';
import { shortAddress } from '@concierge/server/proxies/shortAddress';
import type { PayloadRequest } from 'payload';
import { clientAddressHeader } from '../runtime/http/clientAddressHeader.ts';
import type { User } from '../runtime/payload-types.ts';
import { browserName } from './browserName.ts';
import { removeTimedOut } from './removeTimedOut.ts';
import { sessionLimits } from './sessionLimits.ts';
import { signToken } from './signToken.ts';

/** In the context of a request that a provider of the organisation signs in. */
export const byProvider = 'byProvider';

/**
 * Opens a session of an account: writes its row, and removes those of the account that have timed
 * out. Answers the token that bears it; without the row a token opens nothing.
 */
export async function openSession(req: PayloadRequest, user: User): Promise<string> {
  const now = Date.now();
  const sid = randomUUID();
  await removeTimedOut(req, user.id, now);
  await req.payload.db.create({
    collection: 'sessions',
    data: {
      sid,
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
  const { token } = await signToken(req, user, sid, sessionLimits.totalHours * 3600);
  return token;
}
