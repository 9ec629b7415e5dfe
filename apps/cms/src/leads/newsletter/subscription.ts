import { subscriptionRequestSchema } from '@concierge/contract/lead';
import type { Payload } from 'payload';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import { onDisk } from '../../runtime/database/database.ts';
import { inTurn } from '../../runtime/database/inTurn.ts';
import { authorized } from '../../runtime/http/authorized.ts';
import { json, problem } from '../../runtime/http/respond.ts';
import type { Subscriber } from '../../runtime/payload-types.ts';
import { confirmedConsent } from './consents.ts';

const actions = ['confirm', 'unsubscribe'] as const;
type Action = (typeof actions)[number];
const actionIn = (name: string): Action | undefined => actions.find((action) => action === name);

/**
 * `GET /api/newsletter/confirm|unsubscribe?token=`, the address in mails of before: leads to the
 * page that asks, on the brand's own host. 404 for an unknown token.
 */
export async function leadToSite(
  payload: Payload,
  request: Request,
  name: string,
): Promise<Response> {
  const action = actionIn(name);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const subscriber = action && (await findSubscriber(payload, token));
  if (!subscriber) return problem(404, 'Not Found');
  const query = new URLSearchParams({ token, lang: subscriber.lang ?? 'en' });
  const location = `${siteOrigin(subscriber.brand)}/leads/newsletter/${action}?${query}`;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/**
 * `POST /api/newsletter/confirm|unsubscribe {token}` with the site's secret: confirms a
 * subscription or ends it, as often as it is called. Who has left is not brought back by an old
 * link: that needs a new one. Answers `{done}`, false for a token that leads to nothing. 401, 400,
 * 404.
 */
export async function changeSubscription(
  payload: Payload,
  request: Request,
  name: string,
): Promise<Response> {
  if (!authorized(request)) return problem(401, 'Unauthorized');
  const action = actionIn(name);
  if (!action) return problem(404, 'Not Found');
  const parsed = subscriptionRequestSchema.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return problem(400, 'Bad Request');
  const { token } = parsed.data;
  // In turn with who subscribes the address again: neither undoes the other.
  const done = await inTurn(payload, 'intake', () => change(payload, token, action));
  if (done) await onDisk(payload);
  return json({ done });
}

/** False for a token that leads to nothing. */
async function change(payload: Payload, token: string, action: Action): Promise<boolean> {
  const subscriber = await findSubscriber(payload, token);
  if (!subscriber || (action === 'confirm' && subscriber.state === 'unsubscribed')) return false;
  const data = changed(subscriber, action);
  if (data)
    await payload.update({
      collection: 'subscribers',
      id: subscriber.id,
      data,
      depth: 0,
      overrideAccess: true,
    });
  return true;
}

/** What an act changes; undefined where it was done before. */
function changed(subscriber: Subscriber, action: Action): Partial<Subscriber> | undefined {
  const now = new Date().toISOString();
  const { state } = subscriber;
  if (action === 'confirm')
    return state === 'pending'
      ? { state: 'subscribed', acted_at: now, ...confirmedConsent(subscriber, now) }
      : undefined;
  return state === 'unsubscribed'
    ? undefined
    : { state: 'unsubscribed', left_at: now, acted_at: now };
}

async function findSubscriber(payload: Payload, token: string): Promise<Subscriber | undefined> {
  if (!token) return undefined;
  const { docs } = await payload.find({
    collection: 'subscribers',
    where: { token: { equals: token } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0];
}
