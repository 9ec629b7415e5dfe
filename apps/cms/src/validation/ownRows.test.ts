import { expect, test } from 'vitest';
import { signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const { call } = await signedIn(payload, 'admin');
const formRowIds = (doc: object | undefined): unknown[] =>
  (doc as { field_forms: { id: unknown }[] }).field_forms.map(({ id }) => id);

test('rows that come from another document become rows of their own, and own ones stay themselves', async () => {
  const form = await payload.create({
    collection: 'forms',
    data: {
      key: crypto.randomUUID(),
      type: 'popup',
      title: 'Of both',
      submitLabel: 'Send',
      field_domain_access: ['HIM', 'CAA'],
    },
    overrideAccess: true,
  });
  const made = await call('POST', 'popups?depth=0', {
    field_heading: 'Pop-up',
    field_domain_access: ['HIM'],
    field_delay_time: 1,
    field_display_after_days: 1,
    field_include_urls: ['program'],
    field_forms: [{ brand: 'HIM', form: form.id }],
  });
  const { doc } = made.body;
  const copied = await call('POST', 'popups?depth=0', { ...doc });
  expect(copied.status, JSON.stringify(copied.body)).toBe(201);
  const own = formRowIds(copied.body.doc);
  expect(own).not.toEqual(formRowIds(doc));
  const path = `popups/${copied.body.doc?.id}?depth=0`;
  const rows = (copied.body.doc as { field_forms?: object[] }).field_forms ?? [];
  const saved = await call('PATCH', path, { field_forms: rows });
  expect(formRowIds(saved.body.doc)).toEqual(own);
  const twice = [...rows, { ...rows[0], brand: 'CAA' }];
  const doubled = await call('PATCH', path, { field_forms: twice });
  expect(doubled.status, JSON.stringify(doubled.body)).toBe(200);
  expect(new Set(formRowIds(doubled.body.doc)).size).toBe(2);
  const foreign = (doc as { field_forms?: object[] }).field_forms;
  expect((await call('PATCH', path, { field_forms: foreign })).status).toBe(200);
  expect(formRowIds((await call('GET', `popups/${doc?.id}?depth=0`)).body as object)).toEqual(
    formRowIds(doc),
  );
  for (const { id } of [doc, copied.body.doc] as { id: number }[])
    await payload.delete({ collection: 'popups', id, overrideAccess: true });
  await payload.delete({ collection: 'forms', id: form.id, overrideAccess: true });
});
