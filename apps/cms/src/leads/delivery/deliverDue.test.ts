import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lead } from '../../runtime/payload-types.ts';
import { emptyInbox, handOver, inbox, lead, startCrm } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { whileRefused } from '../../testing/whileRefused.ts';
import { deliverDue } from './deliverDue.ts';

const payload = await testPayload();
const minutesAhead = ({ next_attempt_at }: Lead) =>
  (Date.parse(next_attempt_at ?? '') - Date.now()) / 60_000;

afterEach(() => vi.useRealTimers());
beforeEach(() => emptyInbox(payload));

test('one look settles every kind of answer: taken, refused behind a 200, down, hanging, over quota', async () => {
  const answers = {
    taken: { status: 200, header: 'true' },
    exception: {
      status: 200,
      header: 'true Exception:common.exception.SalesforceGenericException',
    },
    broken: { status: 500 },
    hang: 'hang',
    quota: { status: 429 },
  } as const;
  const crm = await startCrm(({ last_name }) => answers[last_name as keyof typeof answers]);
  const leads = Object.keys(answers).map((Surname) =>
    lead({ fields: { Name: 'Ada', Surname, Email: `${crypto.randomUUID()}@example.ch` } }),
  );
  await handOver(payload, ...leads);
  expect(await deliverDue(payload, { ...crm.settings, crmTimeoutMs: 2000 })).toBe(5);
  await crm.close();
  const [taken, exception, ...later] = (
    await Promise.all(leads.map(({ key }) => inbox(payload, key)))
  ).flat();
  expect(taken).toMatchObject({
    state: 'delivered',
    attempts: [{ result: 'delivered', answer: '200' }],
  });
  expect(taken?.delivered_at).toBeTruthy();
  expect(exception).toMatchObject({
    state: 'refused',
    attempts: [{ answer: expect.stringContaining('SalesforceGenericException') }],
  });
  expect(later).toHaveLength(3);
  for (const one of later) {
    expect(one).toMatchObject({
      state: 'queued',
      attempt_count: 1,
      attempts: [{ result: 'again' }],
    });
    expect(minutesAhead(one)).toBeGreaterThan(0.3);
  }
  expect(crm.received.map(({ idempotency_key }) => idempotency_key).toSorted()).toEqual(
    leads.map(({ key }) => key).toSorted(),
  );
  expect(crm.received.map(({ oid }) => oid)).toEqual(Array(5).fill(crm.settings.oid));
});

test('a CRM that refuses or is away loses nothing, and what waits goes when it is back', async () => {
  let up = false;
  const crm = await startCrm(() => ({ status: up ? 200 : 503 }));
  const waiting = Array.from({ length: 5 }, () => lead());
  await handOver(payload, ...waiting);
  await deliverDue(payload, crm.settings);
  expect(await deliverDue(payload, crm.settings)).toBe(0);
  up = true;
  await payload.update({
    collection: 'leads',
    where: { state: { equals: 'queued' } },
    data: { next_attempt_at: new Date().toISOString() },
    overrideAccess: true,
  });
  expect(await deliverDue(payload, crm.settings)).toBe(5);
  await crm.close();
  for (const { key } of waiting)
    expect(await inbox(payload, key)).toMatchObject([{ state: 'delivered', attempt_count: 2 }]);
});

test('a clock that was a year ahead and is set right holds no enquiry up, nor does it spend a budget', async () => {
  let up = false;
  const crm = await startCrm(() => ({ status: up ? 200 : 503 }));
  const settings = { ...crm.settings, dailyBudget: 10 };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 });
  const waiting = Array.from({ length: 5 }, () => lead());
  await handOver(payload, ...waiting);
  await deliverDue(payload, settings);
  up = true;
  const sent = Array.from({ length: 5 }, () => lead({ type: 'apply' }));
  await handOver(payload, ...sent);
  await deliverDue(payload, settings);
  vi.useRealTimers();
  const after = Array.from({ length: 4 }, () => lead());
  await handOver(payload, ...after);
  expect(await deliverDue(payload, settings)).toBe(9);
  await crm.close();
  for (const { key } of [...waiting, ...sent, ...after])
    expect(await inbox(payload, key)).toMatchObject([{ state: 'delivered' }]);
});

test('of two backends that read one enquiry before either claims it, one sends it', async () => {
  const crm = await startCrm(() => ({ status: 200 }));
  const one = lead();
  await handOver(payload, one);
  const bothRead = Promise.withResolvers<void>();
  const find = payload.find.bind(payload);
  let reads = 0;
  const spy = vi.spyOn(payload, 'find').mockImplementation((async (options: {
    where?: { id?: { equals?: number }; state?: unknown };
  }) => {
    const found = await find(options as never);
    if (!options.where?.id?.equals || !options.where.state) return found;
    reads += 1;
    if (reads === 2) bothRead.resolve();
    await bothRead.promise;
    return found;
  }) as never);
  await Promise.all([1, 2].map(() => deliverDue(payload, crm.settings)));
  spy.mockRestore();
  await crm.close();
  expect(reads).toBe(2);
  expect(crm.received).toHaveLength(1);
  expect(await inbox(payload, one.key)).toMatchObject([{ state: 'delivered', attempt_count: 1 }]);
});

test('applications go first, brochures leave them the rest of the budget, and the budget is never overspent', async () => {
  const crm = await startCrm(() => ({ status: 200 }));
  const brochures = Array.from({ length: 20 }, () => lead({ type: 'brochure' }));
  const visits = Array.from({ length: 2 }, () => lead({ type: 'visit-school' }));
  const applications = Array.from({ length: 5 }, () => lead({ type: 'apply' }));
  await handOver(payload, ...brochures, ...visits);
  const settings = { ...crm.settings, dailyBudget: 20 };
  while ((await deliverDue(payload, settings)) > 0);
  expect(crm.received).toHaveLength(18);
  const references = new Set(crm.received.map(({ reference }) => reference));
  expect(visits.filter(({ reference }) => references.has(reference))).toHaveLength(2);
  await handOver(payload, ...applications);
  while ((await deliverDue(payload, settings)) > 0);
  expect(crm.received).toHaveLength(20);
  expect(applications.map(({ reference }) => reference)).toContain(
    crm.received.at(-1)?.['reference'],
  );
  await crm.close();
});

test('one network has a fifth of the day at most, even with applications; others have the rest, and what is released is free', async () => {
  const crm = await startCrm(() => ({ status: 200 }));
  const source_network = 'network-of-a-flood';
  const flood = Array.from({ length: 15 }, () => lead({ type: 'apply', source_network }));
  const honest = Array.from({ length: 10 }, () =>
    lead({ type: 'contact', source_network: `of-${randomUUID()}`.slice(0, 30) }),
  );
  await handOver(payload, ...flood, ...honest);
  const settings = { ...crm.settings, dailyBudget: 30 };
  while ((await deliverDue(payload, settings)) > 0);
  const arrived = new Set(crm.received.map(({ reference }) => reference));
  expect(flood.filter(({ reference }) => arrived.has(reference))).toHaveLength(6);
  expect(honest.filter(({ reference }) => arrived.has(reference))).toHaveLength(10);
  const due = { next_attempt_at: new Date().toISOString() };
  const waiting = { state: { equals: 'queued' as const } };
  await payload.update({
    collection: 'leads',
    where: waiting,
    data: due,
    overrideAccess: true,
  });
  while ((await deliverDue(payload, settings)) > 0);
  expect(crm.received).toHaveLength(16);
  await payload.update({
    collection: 'leads',
    where: waiting,
    data: { ...due, network: '' },
    overrideAccess: true,
  });
  while ((await deliverDue(payload, settings)) > 0);
  expect(crm.received).toHaveLength(25);
  await crm.close();
});

test('an enquiry of which nothing can be written afterwards is not sent over and over, holds up no other, and is settled later', async () => {
  const crm = await startCrm(() => ({ status: 200 }));
  const stuck = lead();
  const others = [lead(), lead()];
  const { key } = stuck;
  await handOver(payload, stuck, ...others);
  const lookOften = async () => {
    for (let look = 0; look < 50 && (await deliverDue(payload, crm.settings)) > 0; look += 1);
  };
  const timesSent = () => crm.received.filter((sent) => sent['idempotency_key'] === key).length;
  const its = `new."key" = '${key}'`;
  await whileRefused(payload, 'update on leads', its, lookOften);
  expect(timesSent(), 'nothing is sent that can not be noted').toBe(0);
  for (const other of others)
    expect(await inbox(payload, other.key)).toMatchObject([{ state: 'delivered' }]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const delivered = `${its} and new.state = 'delivered'`;
  await whileRefused(payload, 'update on leads', delivered, lookOften);
  expect(timesSent()).toBe(1);
  vi.setSystemTime(Date.now() + 3_600_000);
  await lookOften();
  expect(timesSent()).toBe(2);
  expect(await inbox(payload, key)).toMatchObject([{ state: 'delivered', attempt_count: 2 }]);
  await crm.close();
});
