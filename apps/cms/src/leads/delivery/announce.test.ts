import type { LeadEnvelope } from '@concierge/contract/lead';
import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { handOver, inbox, lead } from '../../testing/leads.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';
import { readLead } from '../admin/lead/readLead.ts';
import { announceDue } from './announce.ts';
import { updateLead } from './updateLead.ts';

const payload = await testPayload();
const friend = () => `friend.${crypto.randomUUID()}@example.ch`;
const mailsTo = async (to: string) =>
  (
    await payload.find({
      collection: 'mails',
      where: { to: { equals: to } },
      sort: 'id',
      depth: 0,
      overrideAccess: true,
    })
  ).docs;

/**
 * Payload in a process that dies at its nth write: neither that nor anything after it is written.
 */
function dyingAt(write: number, died: () => void): Payload {
  let writes = 0;
  return new Proxy(payload, {
    get: (target, name) => {
      if (name !== 'create' && name !== 'update') return Reflect.get(target, name);
      return (options: never) => {
        writes += 1;
        if (writes < write) return target[name](options);
        died();
        return Promise.reject(new Error('The process is dead.'));
      };
    },
  });
}

const leads: Record<string, () => LeadEnvelope> = {
  contact: () => lead(),
  refer: () =>
    lead({ type: 'refer', fields: { Name: 'Ada', Email: friend(), FriendEmail: friend() } }),
  newsletter: () => lead({ type: 'newsletter', fields: { Email: friend(), list: 'him-alumni' } }),
};

for (const [type, make] of Object.entries(leads)) {
  test(`a crash at any write loses no mail and repeats none (${type})`, async () => {
    for (let write = 1; ; write += 1) {
      const one = make();
      await handOver(payload, one);
      let died = false;
      await announceDue(
        dyingAt(write, () => {
          died = true;
        }),
      );
      // This process remembers the failure, and waits; another one would go on at once.
      const later = Date.now() + 3_600_000;
      await announceDue(payload, later);
      await announceDue(payload, later);
      const { Email = '', FriendEmail = '' } = one.fields;
      expect(await mailsTo(Email), `death at write ${write}`).toHaveLength(1);
      if (FriendEmail) expect(await mailsTo(FriendEmail)).toHaveLength(1);
      expect(await inbox(payload, one.key)).toMatchObject([{ mails_due: false }]);
      if (type === 'newsletter') {
        const { docs } = await payload.find({
          collection: 'subscribers',
          where: { email: { equals: Email } },
          depth: 0,
          overrideAccess: true,
        });
        expect(docs).toHaveLength(1);
        expect((await mailsTo(Email))[0]?.html).toContain(docs[0]?.token);
      }
      if (!died) break;
    }
  });
}

test('a friend is written to once, however many refer him', async () => {
  const FriendEmail = friend();
  for (const _ of [1, 2])
    await handOver(
      payload,
      lead({ type: 'refer', fields: { Name: 'Ada', Email: friend(), FriendEmail } }),
    );
  while ((await announceDue(payload)) > 0);
  expect(await mailsTo(FriendEmail)).toHaveLength(1);
});

test('that the mails are written undoes nothing that the delivery writes meanwhile', async () => {
  const one = lead();
  await handOver(payload, one);
  const [row] = await inbox(payload, one.key);
  const delivered = { state: 'delivered' as const, note: 'Called back.', attempt_count: 1 };
  const create = payload.create.bind(payload) as (mail: never) => unknown;
  vi.spyOn(payload, 'create').mockImplementationOnce((async (mail: never) => {
    await updateLead(payload, row?.id ?? 0, delivered);
    return create(mail);
  }) as never);
  while ((await announceDue(payload)) > 0);
  expect(await inbox(payload, one.key)).toMatchObject([{ ...delivered, mails_due: false }]);
});

test('the mail and the screen of an enquiry name an event that is written in Arabic alone, where it is and when', async () => {
  const event = await payload.create({
    collection: 'campaigns',
    locale: 'ar',
    overrideAccess: true,
    data: {
      crm_id: unique('arabic'),
      kind: 'open_house',
      Name: 'يوم مفتوح',
      Event_Location__c: 'فندق المدرسة',
      City__c: 'كو',
      StartDate: '2036-01-07',
      EndDate: '2036-01-08',
      field_domain_access: ['HIM'],
    },
  });
  const line = async () => {
    const fields = { Email: friend(), EventId: event.crm_id };
    const one = lead({ type: 'openhouse', campaign: event.crm_id, fields });
    await handOver(payload, one);
    while ((await announceDue(payload)) > 0);
    const [row] = await inbox(payload, one.key);
    const read = row && (await readLead(payload, row, 'en'));
    expect(read?.details).toContainEqual(expect.objectContaining({ value: event.Name }));
    return (await mailsTo(fields.Email))[0]?.text?.replaceAll(/\s+/g, ' ');
  };
  expect(await line()).toContain(
    'You want to come to: يوم مفتوح, فندق المدرسة, كو, Monday, January 7 – Tuesday, January 8, 2036.',
  );
  await payload.update({
    collection: 'campaigns',
    id: event.id,
    locale: 'ar',
    data: { Start_Datetime: '2036-01-07T09:30:00Z' },
    overrideAccess: true,
  });
  expect(await line()).toContain('كو, Monday, January 7, 2036 at 10:30 AM (our time');
});
