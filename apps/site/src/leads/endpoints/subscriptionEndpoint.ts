import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import { subscriptionAnswerSchema, subscriptionRequestSchema } from '@concierge/contract/lead';
import { log } from '../../runtime/log.ts';
import { postToBackend } from '../http/postToBackend.ts';
import { send } from '../http/requests.ts';
import { rateExceeded } from '../limits/rates.ts';
import type { SubscriptionAct, SubscriptionState } from './subscription.ts';
import { tooManyView } from './views.ts';

export interface SubscriptionCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly brand: BrandDefinition;
  readonly lang: Lang;
  readonly ip: string;
}

/**
 * `GET /leads/newsletter/confirm|unsubscribe?token=&lang=` asks, because scanners of mails open
 * links; `POST` does it, from that page or as a mailbox's one click (RFC 8058), which comes from
 * anywhere: the token alone says who may. 404 for a token that leads to nothing, 503 while the
 * backend is away.
 */
export async function answerSubscription(
  { request, response, brand, lang, ip }: SubscriptionCall,
  act: SubscriptionAct,
): Promise<void> {
  const answer = async (
    status: number,
    state: SubscriptionState,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const { subscriptionPage } = await import('./subscriptionPage.tsx');
    const view = subscriptionPage(act, state, lang, brand);
    send(response, status, 'text/html', view.html, { ...view.headers, ...headers });
  };
  const wait = await rateExceeded('rendering', ip);
  if (wait) {
    const view = await tooManyView(lang, brand);
    const headers = { ...view.headers, 'Retry-After': String(wait) };
    return send(response, 429, 'text/html', view.html, headers);
  }
  const query = new URL(request.url ?? '/', 'http://site.invalid').searchParams;
  const parsed = subscriptionRequestSchema.safeParse({ token: query.get('token') });
  if (!parsed.success) return answer(404, 'unknown');
  if (request.method !== 'POST') return answer(200, 'asks');
  request.resume();
  try {
    const isDone = await change(act, parsed.data.token);
    return await answer(isDone ? 200 : 404, isDone ? 'done' : 'unknown');
  } catch (error) {
    log.error({ err: error, act }, 'a subscription could not be changed');
    return answer(503, 'away', { 'Retry-After': '60' });
  }
}

async function change(act: SubscriptionAct, token: string): Promise<boolean> {
  const answer = await postToBackend(`/newsletter/${act}`, { token }, 5000);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return subscriptionAnswerSchema.parse(await answer.json()).done;
}
