import { expect, test } from 'vitest';
import type { Mail } from '../../../runtime/payload-types.ts';
import { handOver, lead } from '../../../testing/leads.ts';
import { signedIn } from '../../../testing/rest.ts';
import { testPayload } from '../../../testing/testPayload.ts';
import { announceDue } from '../../delivery/announce.ts';
import { findPerson } from './findPerson.ts';

const payload = await testPayload();
const officer = await signedIn(payload, 'admissions', ['HIM']);

test('who is on a newsletter and nothing else is given another address, and a receipt says so', async () => {
  const address = () => `${crypto.randomUUID()}@visitor.example`;
  const [email, right] = [address(), address()];
  await handOver(payload, lead({ type: 'newsletter', fields: { Email: email, list: 'him' } }));
  while ((await announceDue(payload)) > 0);
  await payload.delete({
    collection: 'leads',
    where: { email: { equals: email } },
    overrideAccess: true,
  });
  const changes = { Email: right };
  const corrected = await officer.call('POST', 'privacy/correct', { email, changes });
  expect(corrected).toMatchObject({ status: 200, body: { leads: 0 } });
  const identity = { email: right, phone: undefined };
  expect((await findPerson(payload, identity, ['HIM'])).subscriptions).toHaveLength(1);
  const { docs } = await payload.find({
    collection: 'erasures',
    where: { cause: { equals: 'correction' }, leads: { equals: 0 } },
    overrideAccess: true,
  });
  expect(docs).toMatchObject([
    { brand: 'HIM', state: 'done', subscriptions: 1, user: officer.user.id },
  ]);
});

test('an address that was wrong is nowhere in a mail that waits for the right one', async () => {
  const Email = `${crypto.randomUUID()}@visitor.example`;
  await handOver(payload, lead({ fields: { Name: 'Zoe', Email } }));
  while ((await announceDue(payload)) > 0);
  const changes = { Email: `right.${crypto.randomUUID()}+news@visitor.example` };
  const corrected = await officer.call('POST', 'privacy/correct', { email: Email, changes });
  expect(corrected.status).toBe(200);
  const waiting = {
    brand: { equals: 'HIM' },
    state: { not_equals: 'sent' },
  } as const;
  const find = async (to: string) =>
    (
      await payload.db.find<Mail>({
        collection: 'mails',
        where: { ...waiting, to: { equals: to } },
        pagination: false,
      })
    ).docs;
  expect(await find(Email)).toEqual([]);
  const mails = await find(changes.Email);
  expect(mails.length).toBeGreaterThan(0);
  for (const { mailbox } of mails) expect(mailbox).toBe(changes.Email.replace('+news', ''));
});
