import type { UIFieldServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Erasure } from '../../../runtime/payload-types.ts';
import { handOver, lead } from '../../../testing/leads.ts';
import { signedIn } from '../../../testing/rest.ts';
import { testPayload } from '../../../testing/testPayload.ts';
import { ReceiptAccount } from './ReceiptAccount.tsx';

const payload = await testPayload();
const officer = await signedIn(payload, 'admissions', ['HIM']);

test('a receipt says by its account’s address who acted, to the officers of its brand, while there is the account', async () => {
  const leaver = await signedIn(payload, 'admissions', ['HIM']);
  const Email = `${crypto.randomUUID()}@visitor.example`;
  await handOver(payload, lead({ fields: { Name: 'Zoe', Email } }));
  const answer = await leaver.call('POST', 'privacy/erase', { email: Email, cause: 'request' });
  const [receipt] = answer.body['receipts'] as Erasure[];
  const shown = async (user: unknown) => {
    const props = { data: receipt, payload, user } as unknown as UIFieldServerProps;
    return renderToStaticMarkup(await ReceiptAccount(props));
  };
  const stranger = await signedIn(payload, 'admissions', ['CAA']);
  expect(await shown(officer.user)).toContain(leaver.user.email);
  expect(await shown(stranger.user)).toBe('');
  await payload.delete({ collection: 'users', id: leaver.user.id, overrideAccess: true });
  expect(await shown(officer.user)).toBe('');
});
