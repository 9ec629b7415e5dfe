import { formTypes } from '@concierge/contract/node';
import { expect, test } from 'vitest';
import { openForm, signedIn } from '../../testing/adminForm.ts';
import { formPage, page, testPayload } from '../../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const name = 'field_webform_dynamic_paragraph';
type Answer = { status: number; body: { errors?: { data: { errors: object[] } }[] } };
const refused = ({ body }: Answer) => body.errors?.[0]?.data.errors;
const isMissing = (message: string) => [expect.objectContaining({ path: name, message })];

test.each(formTypes)(
  'a page of type %s is drafted, but not published, without a form',
  async (type) => {
    const { id } = await page(payload, { type, _status: 'draft' });
    const form = await openForm(payload, editor, id, 'en');
    form.type({ field_pretitle: 'Come and see' });
    expect((await form.autosave()).status).toBe(200);
    expect(refused(await form.publish())).toEqual(
      isMissing('A page of this type needs a form, or a frame in its place.'),
    );
    form.type({ [name]: (await formPage(payload))[name] ?? null });
    expect((await form.publish()).status).toBe(200);
  },
);

test('a frame stands in for the form, in a translation as in English', async () => {
  const { id } = await formPage(payload);
  const form = await openForm(payload, editor, id, 'es');
  form.type({ title: 'Contacto', [name]: null });
  expect(refused(await form.publish())).toEqual(
    isMissing('Una página de este tipo necesita un formulario, o un marco en su lugar.'),
  );
  form.type({ field_iframe: 'https://forms.example.org/contact' });
  expect((await form.publish()).status).toBe(200);
});

test('one that is on the site without a form can be taken off it', async () => {
  const { id } = await formPage(payload);
  await payload.db.updateOne({ collection: 'pages', id, data: { [name]: null } });
  const answer = await editor.ask('PATCH', `pages/${id}`, { _status: 'draft' });
  expect([answer.status, refused(answer)]).toEqual([200, undefined]);
});
