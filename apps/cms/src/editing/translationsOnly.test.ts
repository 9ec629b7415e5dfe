import { expect, test } from 'vitest';
import { callWith, signedIn } from '../testing/rest.ts';
import { page, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const { user, token } = await signedIn(payload, 'translator', ['HIM']);
const overrideAccess = true;
await payload.update({
  collection: 'users',
  id: user.id,
  data: { languages: ['es'] },
  overrideAccess,
});
const call = callWith(payload, { authorization: `JWT ${token}` });

const quote = (id: string, field_text: string) => ({
  id: `64b00000000000000000000${id}`,
  blockType: 'quote' as const,
  field_text,
});
const [one, two] = [quote('1', 'One'), quote('2', 'Two')];

test('a translator leaves the type, the order and the number of blocks as they are', async () => {
  const { id } = await page(payload, { field_blocks: [one, two] });
  const blocks = async (locale: 'en' | 'es') =>
    (await payload.findByID({ collection: 'pages', id, locale, draft: true, overrideAccess }))
      .field_blocks;
  const path = `pages/${id}?draft=true&autosave=true&locale=es`;
  const save = async (field_blocks: object[]) =>
    (await call('PATCH', path, { field_blocks })).status;
  for (const changed of [[two, one], [one], [one, two, quote('3', 'Three')], []])
    expect([400, 403], JSON.stringify(changed)).toContain(await save(changed));
  expect(await blocks('en')).toMatchObject([one, two]);

  expect(await save([quote('1', 'Uno'), quote('2', 'Dos')])).toBe(200);
  expect(await blocks('es')).toMatchObject([{ field_text: 'Uno' }, { field_text: 'Dos' }]);
  expect(await blocks('en')).toMatchObject([one, two]);
});

test('a translator changes no block into one of another type, which has the same shared fields', async () => {
  const item = { id: '64b000000000000000000012', label: '40', field_text: 'Nations' };
  const figures = {
    id: '64b000000000000000000011',
    blockType: 'stats' as const,
    field_items: [{ ...item, value: '40' }],
  };
  const { id } = await page(payload, { field_blocks: [figures] });
  const steps = {
    ...figures,
    blockType: 'timeline',
    field_items: [{ ...item, field_title: '40' }],
  };
  const path = `pages/${id}?draft=true&autosave=true&locale=es`;
  expect((await call('PATCH', path, { field_blocks: [steps] })).status).toBe(403);
  expect((await call('PATCH', path, { field_blocks: [figures] })).status).toBe(200);
});
