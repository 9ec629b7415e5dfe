import { expect, test } from 'vitest';
import { loadTerms } from '../leads/privacy/terms.ts';
import { fixture } from '../testing/access/accessFixtures.ts';
import { callWith, signedIn } from '../testing/rest.ts';
import { page, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const [editor, admin] = await Promise.all([
  signedIn(payload, 'editor', ['HIM']),
  signedIn(payload, 'admin'),
]);

test.each([
  ['en', 'Give a whole number.'],
  ['es', 'Indica un número entero.'],
  ['ar', 'أدخل عددًا صحيحًا.'],
  ['ru', 'Укажите целое число.'],
])('half a minute of an event is refused at its field (%s)', async (language, message) => {
  const id = await fixture(payload, 'campaigns', 'own');
  const headers = { authorization: `JWT ${editor.token}`, 'accept-language': language };
  const save = (Duration: number | null) =>
    callWith(payload, headers)('PATCH', `campaigns/${id}`, { Duration });
  const { status, body } = await save(90.5);
  expect(status).toBe(400);
  expect(body.errors?.[0]?.data?.errors?.[0]).toMatchObject({ path: 'Duration', message });
  for (const sound of [90, null]) expect((await save(sound)).status).toBe(200);
  expect((await save(0)).status).toBe(400);
});

test('months of retention are whole; one that is stored in part holds to its end', async () => {
  const id = await fixture(payload, 'brand-settings', 'own');
  const save = (leads: number) =>
    admin.call('PATCH', `brand-settings/${id}`, { retention: { leads } });
  const { status, body } = await save(1.5);
  expect([status, body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'retention.leads']);
  expect((await save(2)).status).toBe(200);
  const data = { retention: { leads: 1.5 } };
  await payload.db.updateOne({ collection: 'brand-settings', id, data });
  expect((await loadTerms(payload))('HIM').leads).toBe(2);
  await payload.db.updateOne({
    collection: 'brand-settings',
    id,
    data: { retention: { leads: null } },
  });
});

test('places and credits have fractions', async () => {
  const { id } = await page(payload, { type: 'singleCampus' });
  const campus = { latitude: 46.2, longitude: 6.1, altitude: 372.5 };
  const { status } = await editor.call('PATCH', `pages/${id}`, { campus });
  expect(status).toBe(200);
});
