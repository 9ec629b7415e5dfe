import { expect, test } from 'vitest';
import { callWith, signedIn } from '../../testing/rest.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);

test('pages that are published together, or put into the trash, are refused by their titles, with the reason at each field', async () => {
  const [sound, spanish] = [await page(payload, { _status: 'draft' }), await page(payload)];
  const quoteless = await page(payload, { title: unique('No quote'), _status: 'draft' });
  const field_blocks = [{ blockType: 'quote' }];
  await editor.call('PATCH', `pages/${quoteless.id}?draft=true`, { field_blocks });
  const save = (locale: string, title: string) =>
    editor.call('PATCH', `pages/${spanish.id}?draft=true&locale=${locale}`, { title });
  await save('es', 'Página');
  await save('en', '');
  const headers = { authorization: `JWT ${editor.token}`, 'accept-language': 'es' };
  const ids = [sound, spanish, quoteless].map(({ id }) => id).join(',');
  const publishing = `pages?where[id][in]=${ids}&draft=true&locale=en&depth=0`;
  const { status, body } = await callWith(payload, headers)('PATCH', publishing, {
    _status: 'published',
  });
  expect([status, body.docs?.map(({ id }) => id)]).toEqual([400, [sound.id]]);
  const messages = body.errors?.map(({ message }) => message).sort();
  expect(messages).toEqual([
    expect.stringMatching(new RegExp(`^${quoteless.title}: .*Cita – Este texto es .+`)),
    expect.stringMatching(/^Página: .*Título – Este texto es .+/),
  ]);
  const shared = await page(payload, {
    title: unique('Of both'),
    field_domain_access: ['HIM', 'CAA'],
  });
  const trashing = { deletedAt: new Date().toISOString() };
  const trashed = await editor.call('PATCH', `pages?where[id][equals]=${shared.id}`, trashing);
  expect(trashed.body.errors?.[0]?.message).toMatch(new RegExp(`^${shared.title}: .*CAA`));
});
