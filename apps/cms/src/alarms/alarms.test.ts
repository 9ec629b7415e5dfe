import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deliverDue } from '../leads/delivery/deliverDue.ts';
import { handleDeadLetters } from '../leads/inbox/deadLetters.ts';
import type { Lead } from '../runtime/payload-types.ts';
import { emptyInbox, fromSite, handOver, lead, startCrm } from '../testing/leads.ts';
import { signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';
import { isQuiet, readAlarmSettings } from './settings.ts';
import { raiseAlarms } from './watchAlarms.ts';

const payload = await testPayload();
const received: string[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (status === 200) received.push(JSON.parse(body).text.split('\n', 1)[0]);
  response.writeHead(status).end();
});
let webhook = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close().closeAllConnections());
const reportDeadLetters = (...keys: string[]) =>
  handleDeadLetters(
    payload,
    fromSite('leads/dead-letters', {
      site: 'site-of-alarms',
      deadLetters: keys.map((key) => ({
        key,
        reference: `HIM-${key}`,
        brand: 'HIM',
        type: 'contact',
        received_at: new Date().toISOString(),
        message: 'refused',
      })),
    }),
  );
beforeEach(async () => {
  await payload.kv.delete('alarms');
  const where = { id: { exists: true } };
  await payload.delete({ collection: 'mails', where, overrideAccess: true });
  received.length = 0;
  status = 200;
  await reportDeadLetters();
});

type Query = { readonly collection: string };
const minute = 60_000;
/** Swiss noon and midnight of one day. */
const noon = Date.parse('2026-11-23T11:00:00Z');
const midnight = noon + 12 * 60 * minute;
const look = (now: number, more: Record<string, string> = {}) =>
  raiseAlarms(payload, readAlarmSettings({ ALARM_WEBHOOK: webhook, ...more }), now);

test('an alarm goes out once, its end once, and what a channel refuses goes again', async () => {
  await look(noon);
  expect(received).toEqual([]);
  await reportDeadLetters('key-00000001');
  status = 500;
  await look(noon + minute);
  status = 200;
  for (const at of [2, 3, 4, 60]) await look(noon + at * minute);
  const text = 'Refused by this backend and kept at the site: 1.';
  expect(received).toEqual([`Alarm: ${text}`]);
  await reportDeadLetters();
  // Gone for a moment is not over, and comes back as the same alarm.
  await look(noon + 61 * minute);
  await reportDeadLetters('key-00000001');
  await look(noon + 62 * minute);
  await reportDeadLetters();
  for (const at of [63, 64, 68, 69, 90]) await look(noon + at * minute);
  expect(received).toEqual([`Alarm: ${text}`, `Resolved: ${text}`]);
  await reportDeadLetters('key-00000002');
  await look(noon + 91 * minute);
  expect(received.at(-1)).toBe(`Alarm: ${text}`);
  expect(received).toHaveLength(3);
});

test('at night only what can not wait goes out, in the language that is asked for', async () => {
  await payload.create({
    collection: 'mails',
    data: { brand: 'HIM', key: crypto.randomUUID(), state: 'failed', subject: 'x' },
    overrideAccess: true,
  });
  await payload.db.updateMany({
    collection: 'mails',
    where: { state: { equals: 'failed' } },
    data: { updatedAt: new Date(midnight).toISOString() },
  });
  await reportDeadLetters('key-00000003');
  const env = { ALARM_QUIET_HOURS: '22-7', ALARM_LANGUAGE: 'es' };
  await look(midnight, env);
  expect(received).toEqual(['Alarma: Rechazadas por este sistema y guardadas en el sitio: 1.']);
  await look(midnight + 8 * 60 * minute, env);
  expect(received.at(-1)).toBe('Alarma: Correos a los que se renunció: 1.');
  expect(received).toHaveLength(2);
});

test('what the CRM refuses is an alarm for a day, however old it is and whoever writes a note on it', async () => {
  const crm = await startCrm(() => ({ status: 400 }));
  const one = lead();
  await handOver(payload, one);
  const where = { key: { equals: one.key } };
  const write = (data: Partial<Lead>) => payload.db.updateOne({ collection: 'leads', where, data });
  const daysAgo = new Date(Date.now() - 3 * 24 * 60 * minute).toISOString();
  await write({ received_at: daysAgo, createdAt: daysAgo, updatedAt: daysAgo });
  await deliverDue(payload, crm.settings);
  await crm.close();
  await look(Date.now() + 23 * 60 * minute);
  expect(received).toEqual(['Alarm: Enquiries that the CRM refused: 1.']);
  await payload.kv.delete('alarms');
  await write({ attempts: [{ at: daysAgo, result: 'refused' }], next_attempt_at: daysAgo });
  const data = { note: 'Called.' };
  await payload.update({ collection: 'leads', where, data, overrideAccess: true });
  await look(Date.now());
  expect(received).toHaveLength(1);
  await emptyInbox(payload);
});

test('an old enquiry that an officer lets in has an hour for the CRM like any other', async () => {
  const one = lead({ held: 'sent without scripts' });
  await handOver(payload, one);
  const daysAgo = new Date(Date.now() - 3 * 24 * 60 * minute).toISOString();
  const row = await payload.db.updateOne({
    collection: 'leads',
    where: { key: { equals: one.key } },
    data: { received_at: daysAgo, createdAt: daysAgo },
  });
  const officer = await signedIn(payload, 'admissions', ['HIM']);
  expect((await officer.call('POST', `leads/${row.id}/release`)).status).toBe(200);
  await look(Date.now() + 59 * minute);
  expect(received).toEqual([]);
  await look(Date.now() + 61 * minute);
  const text = 'Enquiries that have waited for the CRM for more than an hour: 1.';
  expect(received).toEqual([`Alarm: ${text}`]);
  await emptyInbox(payload);
});

test('a check of the lead path that stays away is an alarm of its brand and site', async () => {
  const at = new Date(noon).toISOString();
  const report = { site: '0123456789ff', brand: 'SEG', at, tookMs: 200 };
  await payload.kv.set('lead-check:0123456789ff:SEG', report);
  await look(noon + 30 * minute, { LEAD_CHECK_MINUTES: '15' });
  expect(received.filter((text) => text.includes('SEG'))).toEqual([]);
  await look(noon + 36 * minute, { LEAD_CHECK_MINUTES: '15' });
  expect(received.filter((text) => text.includes('SEG'))).toEqual([
    'Alarm: No check of the lead path of SEG has arrived since 2026-11-23 11:00 UTC (site 0123456789ff).',
  ]);
  await payload.kv.delete('lead-check:0123456789ff:SEG');
});

test('a brand of which no check has ever arrived is an alarm, once it had the time to', async () => {
  const settings = readAlarmSettings({ ALARM_WEBHOOK: webhook, LEAD_CHECK_MINUTES: '15' });
  const silent = () => received.filter((text) => text.includes('has ever arrived'));
  await raiseAlarms(payload, settings, noon + 30 * minute, noon);
  expect(silent()).toEqual([]);
  const report = { site: '0123456789ff', brand: 'SEG', at: new Date(noon).toISOString() };
  await payload.kv.set('lead-check:0123456789ff:SEG', { ...report, tookMs: 200 });
  await raiseAlarms(payload, settings, noon + 36 * minute, noon);
  await payload.kv.delete('lead-check:0123456789ff:SEG');
  expect(silent()).toContain(
    'Alarm: No check of the lead path of SHMS has ever arrived (start: 2026-11-23 11:00 UTC).',
  );
  expect(silent().join()).not.toContain('of SEG');
});

test('a look that fails neither ends an alarm nor is one; several in a row are said to fail', async () => {
  await reportDeadLetters('key-00000004');
  await look(noon);
  const raised = 'Alarm: Refused by this backend and kept at the site: 1.';
  expect(received).toEqual([raised]);
  const find = payload.db.find.bind(payload.db);
  const isBusy = vi.spyOn(payload.db, 'find').mockImplementation((async (query: Query) => {
    if (query.collection === 'payload-kv') throw new Error('The database is busy');
    return find(query as never);
  }) as never);
  for (const at of [6, 7, 8, 9]) await look(noon + at * minute);
  expect(received).toEqual([raised]);
  await look(noon + 10 * minute);
  expect(received).toEqual([
    raised,
    'Alarm: It could not be looked at whether all is well: dead-letters.',
  ]);
  isBusy.mockRestore();
  for (const at of [11, 12, 16, 17]) await look(noon + at * minute);
  expect(received.at(-1)).toBe(
    'Resolved: It could not be looked at whether all is well: dead-letters.',
  );
  expect(received).toHaveLength(3);
});

test.each([
  [{ ALARM_MAIL: 'nobody' }, 'is no mail address'],
  [{ ALARM_MAIL: 'ops@example.ch' }, 'needs a mail server'],
  [{ ALARM_WEBHOOK: 'http://hooks.example.org/x' }, 'must begin with https://'],
  [{ ALARM_QUIET_HOURS: '22' }, 'two different hours'],
  [{ ALARM_QUIET_HOURS: '22-25' }, 'two different hours'],
  [{ ALARM_LANGUAGE: 'de' }, 'must be one of'],
])('%j is refused with a sentence', (env, sentence) =>
  expect(() => readAlarmSettings(env as Record<string, string>)).toThrow(sentence),
);

test('quiet hours are Swiss ones, across midnight and in summer', () => {
  const quiet = { from: 22, until: 7 };
  expect(isQuiet(quiet, new Date('2026-07-01T20:30:00Z'))).toBe(true);
  expect(isQuiet(quiet, new Date('2026-01-01T20:30:00Z'))).toBe(false);
  expect(isQuiet(quiet, new Date('2026-01-01T05:59:00Z'))).toBe(true);
  expect(isQuiet(quiet, new Date('2026-01-01T06:00:00Z'))).toBe(false);
  expect(isQuiet(undefined, new Date())).toBe(false);
});
