import { popupSchema } from '@concierge/contract/popup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyBrands, loadBrands } from '../brands/applyBrands.ts';
import { formRows } from '../collections/popups/formRows.ts';
import { newRowId, popupFormRows } from '../migrations/popupForms.ts';
import { runSql } from '../runtime/database/runSql.ts';
import { isPostgres } from '../runtime/isPostgres.ts';
import type { Popup } from '../runtime/payload-types.ts';
import { fetchParsedNode } from '../testing/fetchParsedNode.ts';
import { signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const admin = await signedIn(payload, 'admin');
const [form] = (
  await payload.find({ collection: 'forms', where: { key: { equals: 'him-popup' } }, depth: 0 })
).docs;
const popup = (field_domain_access: string[], field_forms: object[]) => ({
  field_domain_access,
  field_forms,
  field_heading: unique('Pop-up'),
  field_delay_time: 1,
  field_display_after_days: 1,
  field_include_urls: ['school'],
});
const made: number[] = [];
const showForm = (field_domain_access: string[]) =>
  admin.call('PATCH', `forms/${form?.id}`, { field_domain_access });

beforeAll(async () => {
  await admin.call('POST', 'brands', { code: 'SIX', name: 'École du Lac' });
  await showForm(['HIM', 'SIX']);
});
afterAll(async () => {
  await showForm(['HIM']);
  const where = { id: { in: made } };
  await payload.delete({ collection: 'popups', where, overrideAccess: true });
  const six = { field_domain_access: { in: ['SIX' as never] } };
  await payload.delete({ collection: 'pages', where: six, overrideAccess: true });
  await payload.delete({
    collection: 'brands',
    where: { code: { equals: 'SIX' } },
    overrideAccess: true,
  });
  applyBrands(payload, await loadBrands(payload));
});

test('a brand that was made in the admin has a pop-up with its form, and is named by it', async () => {
  const saved = await admin.call(
    'POST',
    'popups',
    popup(['SIX'], [{ brand: 'SIX', form: form?.id }]),
  );
  expect(saved.status).toBe(201);
  made.push(Number(saved.body.doc?.id));
  const { alias } = await page(payload, { type: 'school', field_domain_access: ['SIX' as never] });
  const { body } = await fetchParsedNode(payload, `/en${alias}`, { brand: 'SIX' });
  const shown = (body as { popup?: Record<string, unknown> }).popup;
  expect(shown?.['field_form_six']).toMatchObject({ id: 'him-popup', type: 'popup' });
  const other = { ...shown, field_form_odd: { faulty: true }, unheard: 1 };
  const parsed = popupSchema.parse(other) as Record<string, unknown>;
  expect(parsed['field_form_six']).toMatchObject({ id: 'him-popup' });
  expect([parsed['field_form_odd'], parsed['unheard']]).toEqual([undefined, undefined]);
});

test('a second form of one brand is refused at its row', async () => {
  const rows = [
    { brand: 'HIM', form: form?.id },
    { brand: 'HIM', form: null },
  ];
  const refused = await editor.call('POST', 'popups', popup(['HIM'], rows));
  expect([refused.status, refused.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([
    400,
    'field_forms.1.brand',
  ]);
});

test('forms that stand in columns become rows, once, and are rows of a content folder', async () => {
  const columns = { field_form_him: form?.id, field_form_crcs: form?.id };
  const { id } = await payload.db.create({
    collection: 'popups',
    data: { ...popup(['HIM', 'CR'], []), ...columns },
  });
  made.push(Number(id));
  const move = popupFormRows(newRowId[isPostgres(payload) ? 'postgres' : 'sqlite']);
  for (let run = 0; run < 2; run += 1) await runSql(payload, move);
  const { field_forms } = (await payload.findByID({
    collection: 'popups',
    id: Number(id),
    depth: 0,
  })) as Popup;
  const wanted = [
    { brand: 'CR', form: form?.id },
    { brand: 'HIM', form: form?.id },
  ];
  expect(field_forms).toMatchObject(wanted);
  expect(formRows(columns)).toEqual({ field_forms: wanted });
});
