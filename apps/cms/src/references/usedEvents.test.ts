import { expect, test } from 'vitest';
import { fixture } from '../testing/access/accessFixtures.ts';
import { openForm, signedIn } from '../testing/adminForm.ts';
import { formPage, page, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const trash = (id: number, query = '') =>
  editor.ask('PATCH', `campaigns/${id}?trash=true${query}`, {
    deletedAt: new Date().toISOString(),
  });

test('an event in use goes to the trash once its editor has seen where, and no page is published with it there', async () => {
  const event = await fixture(payload, 'campaigns', 'own');
  const { id } = await formPage(payload, { type: 'webinar', title: 'Ask a chef', event });
  const { body } = await editor.ask('GET', `campaigns/${event}/used-in`);
  expect(body).toMatchObject({ uses: [{ collection: 'pages', id, published: true }], hidden: 0 });
  const refused = await trash(event);
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    409,
    'It is used in: Ask a chef (HIM). Confirm under “Used in” that it may go all the same.',
  ]);
  expect((await trash(event, '&used=confirmed')).status).toBe(200);
  const form = await openForm(payload, editor, id, 'en');
  form.type({ title: 'Ask two chefs' });
  expect((await form.autosave()).status).toBe(200);
  expect((await form.publish()).body.errors[0].data.errors).toEqual([
    expect.objectContaining({
      path: 'event',
      message: 'This is in the trash: restore it or choose another.',
    }),
  ]);
  await editor.ask('PATCH', `campaigns/${event}?trash=true`, { deletedAt: null });
  expect((await form.publish()).status).toBe(200);
});

test('of an event that another brand alone uses, the refusal counts the places', async () => {
  const event = await fixture(payload, 'campaigns', 'own');
  await page(payload, { event, field_domain_access: ['CAA'], _status: 'draft' });
  expect((await trash(event)).body.errors[0].message).toBe(
    'It is used in: 1 that you can’t open. Confirm under “Used in” that it may go all the same.',
  );
});

test('an event that nothing uses goes without a question', async () => {
  expect((await trash(await fixture(payload, 'campaigns', 'own'))).status).toBe(200);
});
