import { expect, test } from 'vitest';
import type { Subscriber } from '../../runtime/payload-types.ts';
import { signedIn } from '../../testing/rest.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { mergedSubscription } from './mergeSubscriptions.ts';

const payload = await testPayload();
const address = () => `${crypto.randomUUID()}@visitor.example`;
async function subscriber(email: string): Promise<Subscriber | undefined> {
  const where = { email: { equals: email } };
  return (await payload.find({ collection: 'subscribers', where, overrideAccess: true })).docs[0];
}

test.each([
  ['subscribed', 'pending', 'subscribed'],
  ['pending', 'subscribed', 'subscribed'],
  ['unsubscribed', 'pending', 'unsubscribed'],
  ['unsubscribed', 'subscribed', 'unsubscribed'],
  ['subscribed', 'unsubscribed', 'unsubscribed'],
] as const)(
  'a %s address that is corrected to one that is %s makes one that is %s',
  async (wrong, right, becomes) => {
    const emails = [address(), address()] as const;
    const list = crypto.randomUUID();
    for (const [index, state] of [wrong, right].entries()) {
      const agreed = `2026-0${index + 1}-01T00:00:00.000Z`;
      const left = state === 'unsubscribed' ? { left_at: '2026-05-01T00:00:00.000Z' } : {};
      const confirmed = state === 'pending' ? {} : { confirmed_at: agreed };
      const data = {
        ...{
          brand: 'HIM' as const,
          list,
          email: emails[index] ?? '',
          state,
          ...left,
          ...confirmed,
        },
        ...{ consent_words: state, consent_at: agreed, token: crypto.randomUUID() },
      };
      await payload.create({ collection: 'subscribers', data, overrideAccess: true });
    }
    const officer = await signedIn(payload, 'admissions', ['HIM']);
    const correction = { email: emails[0], changes: { Email: emails[1] } };
    expect((await officer.call('POST', 'privacy/correct', correction)).status).toBe(200);
    expect(await subscriber(emails[0])).toBeUndefined();
    const merged = await subscriber(emails[1]);
    expect(merged).toMatchObject({ state: becomes, consent_words: becomes });
    expect(merged?.consents).toHaveLength(2);
  },
);

test('who left and confirmed anew since is not put off the list by a correction', () => {
  const row = { id: 1, brand: 'HIM', updatedAt: '', createdAt: '' } as const;
  const left = { ...row, state: 'unsubscribed', left_at: '2026-01-01T00:00:00.000Z' } as const;
  const live = { ...row, state: 'subscribed', confirmed_at: '2026-02-01T00:00:00.000Z' } as const;
  expect(mergedSubscription(left, live).state).toBe('subscribed');
  expect(mergedSubscription(live, left).state).toBe('subscribed');
});
