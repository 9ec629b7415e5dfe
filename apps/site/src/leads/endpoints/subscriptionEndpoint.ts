import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';
import { subscriptionAnswerSchema, subscriptionRequestSchema } from '@concierge/contract/lead';
import { log } from '../../runtime/log.ts';
import { postToBackend } from '../http/postToBackend.ts';
import { refusedRendering, sendView } from './sendView.ts';
import type { SubscriptionAct, SubscriptionState } from './subscription.ts';

export interface SubscriptionCall {
  readonly query: URLSearchParams;
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
  call: SubscriptionCall,
  act: SubscriptionAct,
): Promise<void> {
  const { request, response, brand, lang } = call;
  const answer = async (
    status: number,
    state: SubscriptionState,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const { subscriptionPage } = await import('./subscriptionPage.tsx');
    sendView(response, status, subscriptionPage(act, state, lang, brand), headers);
  };
  if (await refusedRendering(call)) return;
  const parsed = subscriptionRequestSchema.safeParse({ token: call.query.get('token') });
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
