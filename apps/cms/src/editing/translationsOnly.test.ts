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

/** Whether a person's form offers each field, as Payload tells the browser. */
const offered = async (token: string, id: number) => {
  const personCall = callWith(payload, { authorization: `JWT ${token}` });
  const { body } = await personCall('POST', `pages/access/${id}?locale=es`, { _status: 'draft' });
  return body['fields'] as Record<string, Permissions> | true;
};
interface Permissions {
  readonly update?: boolean;
  readonly fields?: Record<string, Permissions>;
  readonly blocks?: Record<string, { readonly fields: Record<string, Permissions> }>;
}

test('the form of a translator offers texts, also within blocks, and not what all languages share', async () => {
  const { id } = await page(payload, { field_blocks: [one] });
  const fields = await offered(token, id);
  if (fields === true) throw new Error('everything is offered');
  const hero = fields['field_blocks']?.blocks?.['hero']?.fields;
  const update = (permissions: Permissions | true | undefined) =>
    permissions === true || Boolean(permissions?.update);
  expect(['title', 'field_lead', 'body', 'alias'].map((name) => update(fields[name]))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(
    ['type', 'field_domain_access', 'field_hero_image'].map((name) => update(fields[name])),
  ).toEqual([false, false, false]);
  const within = hero?.['field_links']?.fields;
  expect([update(hero?.['field_title']), update(hero?.['field_variant'])]).toEqual([true, false]);
  expect([update(within?.['title']), update(within?.['url'])]).toEqual([true, false]);
  const editor = await signedIn(payload, 'editor', ['HIM']);
  const all = await offered(editor.token, id);
  expect(all === true || update(all['type'])).toBe(true);
});
