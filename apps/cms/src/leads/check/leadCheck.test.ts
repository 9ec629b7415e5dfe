import { overlayBrands } from '@concierge/brands/liveBrands';
import { expect, onTestFinished, test } from 'vitest';
import { handOver, inbox, lead, startCrm } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { announceDue } from '../delivery/announce.ts';
import { deliverDue } from '../delivery/deliverDue.ts';
import { dropGoneChecks, isLate, leadChecks } from './leadCheck.ts';

const payload = await testPayload();
const check = (site: string, more = {}) =>
  lead({ key: `check-${site}-HIM-m1abc${Date.now().toString(36)}`, check: true, ...more });
const rows = async () =>
  (await payload.count({ collection: 'leads', overrideAccess: true })).totalDocs;
const mails = async () =>
  (await payload.count({ collection: 'mails', overrideAccess: true })).totalDocs;

test('a check arrives, leaves no enquiry, mail or delivery, and its time is kept', async () => {
  const crm = await startCrm(() => ({ status: 200 }));
  const one = check('0123456789ab', { received_at: new Date(Date.now() - 1500).toISOString() });
  const visitor = lead();
  expect(await handOver(payload, one, visitor)).toEqual(['stored', 'stored']);
  expect(await inbox(payload, one.key)).toEqual([]);
  await deliverDue(payload, crm.settings);
  while ((await announceDue(payload)) > 0);
  expect(await rows()).toBe(1);
  expect(crm.received.map(({ idempotency_key }) => idempotency_key)).toEqual([visitor.key]);
  expect(await mails()).toBe(1);
  await crm.close();

  const [report] = (await leadChecks(payload)).filter(({ site }) => site === '0123456789ab');
  expect(report).toMatchObject({ brand: 'HIM' });
  expect(report?.tookMs).toBeGreaterThanOrEqual(1500);
  if (!report) return;
  const minute = 60_000;
  expect(isLate(report, 15, Date.parse(report.at) + 34 * minute)).toBe(false);
  expect(isLate(report, 15, Date.parse(report.at) + 36 * minute)).toBe(true);
  // A site that is gone is left out once another one of the brand goes on, and not before.
  const later = Date.parse(report.at) + 7 * 60 * minute;
  const sites = async () =>
    (await leadChecks(payload, later)).flatMap(({ site, brand }) =>
      brand === 'HIM' ? [site] : [],
    );
  expect(await sites()).toEqual(['0123456789ab']);
  const other = { ...report, site: 'ba9876543210', at: new Date(later).toISOString() };
  await payload.kv.set('lead-check:ba9876543210:HIM', other);
  expect(await sites()).toEqual(['ba9876543210']);
  await dropGoneChecks(payload, later);
  expect(await payload.kv.get('lead-check:0123456789ab:HIM')).toBeNull();
  expect(await payload.kv.get('lead-check:ba9876543210:HIM')).toEqual(other);
  await payload.kv.delete('lead-check:ba9876543210:HIM');
});

test('the path of a brand with a digit in its code is checked too', async () => {
  onTestFinished(() => overlayBrands([]));
  overlayBrands([{ code: 'HIM' }, { code: 'EHL2' }]);
  const key = `check-0123456789ab-EHL2-${Date.now().toString(36)}`;
  expect(await handOver(payload, check('', { key, brand: 'EHL2' }))).toEqual(['stored']);
  expect((await leadChecks(payload)).map(({ brand }) => brand)).toContain('EHL2');
  await payload.kv.delete('lead-check:0123456789ab:EHL2');
});

test('a check of another brand than its name says is refused', async () => {
  const foreign = check('0123456789ab', { brand: 'SEG' });
  expect(await handOver(payload, foreign)).toEqual(['rejected']);
});
