import { expect, test } from 'vitest';
import { handOver, inbox, lead } from '../../testing/leads.ts';
import { person, testPayload } from '../../testing/testPayload.ts';
import { overviewFor, spanIn } from './overview.ts';

const payload = await testPayload();
const admissions = await person(payload, 'admissions', ['CAA']);

test('the overview counts the own brands, and warns once the oldest has waited for over an hour', async () => {
  const refused = lead({ brand: 'CAA' });
  await handOver(
    payload,
    lead({ brand: 'CAA' }),
    lead({ brand: 'CAA', held: 'flood' }),
    refused,
    lead(),
  );
  const [{ id } = { id: 0 }] = await inbox(payload, refused.key);
  await payload.update({
    collection: 'leads',
    id,
    data: { state: 'refused' },
    overrideAccess: true,
  });
  const now = Date.now();
  const fresh = await overviewFor(payload, admissions, ['CAA', 'HIM'], { now });
  expect(fresh.brands).toEqual([
    { brand: 'CAA', counts: { received: 0, queued: 1, delivered: 0, refused: 1, held: 1 } },
  ]);
  expect(fresh.refused.map(({ reference }) => reference)).toEqual([refused.reference]);
  expect(fresh.alarms).toEqual([]);
  const late = await overviewFor(payload, admissions, ['CAA', 'HIM'], { now: now + 3 * 3_600_000 });
  expect(late.alarms).toEqual([
    'The oldest undelivered enquiry has waited for 3 hours.',
    'Mails that could not be written: 2.',
  ]);
  const editor = await person(payload, 'editor', ['CAA']);
  await expect(overviewFor(payload, editor, ['CAA'])).rejects.toThrow('not allowed');
});

test('spans in words', () => {
  expect([0.5, 3.2, 72].map((span) => spanIn('en', span))).toEqual([
    '30 minutes',
    '3 hours',
    '3 days',
  ]);
  expect(['es', 'ar', 'ru'].map((language) => spanIn(language, 3.2))).toEqual([
    '3 horas',
    '3 ساعات',
    '3 часа',
  ]);
});
