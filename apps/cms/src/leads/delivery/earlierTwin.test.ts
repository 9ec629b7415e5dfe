import { createLocalReq } from 'payload';
import { beforeEach, expect, test } from 'vitest';
import { emptyInbox, handOver, inbox, lead, startCrm } from '../../testing/leads.ts';
import { person, testPayload } from '../../testing/testPayload.ts';
import { deliverDue } from './deliverDue.ts';
import { resendEndpoint } from './resend.ts';

const payload = await testPayload();

beforeEach(() => emptyInbox(payload));

test('of twins both are kept and one is sent; a twin that a person sends again goes by itself', async () => {
  const crm = await startCrm(() => ({ status: 200 }));
  const first = lead();
  const twins = [first, lead({ fields: first.fields }), lead({ fields: first.fields })];
  const other = lead({ fields: first.fields, type: 'apply' });
  await handOver(payload, ...twins, other);
  await deliverDue(payload, crm.settings);
  const dueNow = { next_attempt_at: new Date().toISOString() };
  await payload.update({
    collection: 'leads',
    where: { state: { equals: 'queued' } },
    data: dueNow,
    overrideAccess: true,
  });
  await deliverDue(payload, crm.settings);
  expect(crm.received.map(({ reference }) => reference).toSorted()).toEqual(
    [first.reference, other.reference].toSorted(),
  );
  const [original] = await inbox(payload, first.key);
  const copies = (await Promise.all(twins.slice(1).map(({ key }) => inbox(payload, key)))).flat();
  for (const copy of copies)
    expect(copy).toMatchObject({ state: 'delivered', duplicate_of: original?.id });
  const [again] = copies;
  await payload.update({
    collection: 'leads',
    id: again?.id ?? 0,
    data: { state: 'queued', ...dueNow },
    overrideAccess: true,
  });
  await deliverDue(payload, crm.settings);
  expect(crm.received.at(-1)?.['reference']).toBe(twins[1]?.reference);
  await crm.close();
});

test('each of two twins that came before there was a CRM is sent where a person sends it', async () => {
  const crm = await startCrm(() => ({ status: 200 }));
  const first = lead();
  const second = lead({ fields: first.fields });
  await handOver(payload, first, second);
  await payload.update({
    collection: 'leads',
    where: { key: { in: [first.key, second.key] } },
    data: { state: 'received' },
    overrideAccess: true,
  });
  const user = await person(payload, 'admissions', ['HIM']);
  for (const { key, reference } of [first, second]) {
    const [row] = await inbox(payload, key);
    const req = await createLocalReq({ user }, payload);
    req.routeParams = { id: String(row?.id) };
    expect((await resendEndpoint.handler(req)).status).toBe(200);
    await deliverDue(payload, crm.settings);
    expect(crm.received.at(-1)?.['reference']).toBe(reference);
    expect(await inbox(payload, key)).toMatchObject([{ state: 'delivered', duplicate_of: null }]);
  }
  await crm.close();
});

test('one that the CRM refused is sent again though a twin of it was delivered meanwhile', async () => {
  let status = 400;
  const crm = await startCrm(() => ({ status }));
  const [first, second] = [lead(), lead()];
  const twin = { ...second, fields: first.fields };
  const write = (key: string, data: object) =>
    payload.update({
      collection: 'leads',
      where: { key: { equals: key } },
      data,
      overrideAccess: true,
    });
  const again = { state: 'queued', next_attempt_at: new Date().toISOString() };
  // One after the other: the twin's turn depends on whether the first was refused already.
  for (const refused of [first, twin]) {
    await handOver(payload, refused);
    await deliverDue(payload, crm.settings);
  }
  expect(crm.received).toHaveLength(2);
  status = 200;
  for (const { key } of [first, twin]) {
    await write(key, again);
    await deliverDue(payload, crm.settings);
  }
  expect(crm.received.map(({ reference }) => reference)).toEqual(
    [first, twin, first, twin].map(({ reference }) => reference),
  );
  await crm.close();
});

test('another request of the same person is no twin: another event, programme or question is sent too', async () => {
  const crm = await startCrm(() => ({ status: 200 }));
  const { fields } = lead();
  const monday = lead({ fields: { ...fields, EventId: 'MONDAY' }, campaign: 'MONDAY' });
  const tuesday = lead({ fields: { ...fields, EventId: 'TUESDAY' }, campaign: 'TUESDAY' });
  const question = lead({ fields: { ...fields, Question: 'And what does it cost?' } });
  const page = { SourceWebURL: 'https://him.example/en/faq/', Timezone: 'Asia/Almaty' };
  const elsewhere = lead({ fields: { ...question.fields, ...page } });
  await handOver(payload, monday, tuesday, question, elsewhere);
  while ((await deliverDue(payload, crm.settings)) > 0);
  expect(crm.received.map(({ reference }) => reference).toSorted()).toEqual(
    [monday, tuesday, question].map(({ reference }) => reference).toSorted(),
  );
  await crm.close();
});
