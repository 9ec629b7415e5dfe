import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fromSite, handOver, lead } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { announceDue } from '../delivery/announce.ts';
import { changeSubscription } from './subscription.ts';

const payload = await testPayload();
type Query = { readonly collection: 'subscribers' };

test('who confirms while the address is typed again is subscribed', async () => {
  const [email, token] = [`${crypto.randomUUID()}@visitor.example`, crypto.randomUUID()];
  const data = { brand: 'HIM' as const, list: 'him', email, token, state: 'pending' as const };
  const { id } = await payload.create({ collection: 'subscribers', data, overrideAccess: true });
  let confirmed: Promise<Response> | undefined;
  const find = payload.find.bind(payload);
  const finding = vi.spyOn(payload, 'find').mockImplementation((async (query: Query) => {
    const found = await find(query);
    if (query.collection !== 'subscribers' || confirmed) return found;
    confirmed = changeSubscription(payload, fromSite('newsletter/confirm', { token }), 'confirm');
    return Promise.race([confirmed, setTimeout(300)]).then(() => found);
  }) as never);
  onTestFinished(() => finding.mockRestore());
  await handOver(payload, lead({ type: 'newsletter', fields: { Email: email, list: 'him' } }));
  while ((await announceDue(payload)) > 0);
  expect(await (await confirmed)?.json()).toEqual({ done: true });
  const stored = await payload.findByID({ collection: 'subscribers', id, overrideAccess: true });
  expect(stored.state).toBe('subscribed');
});
