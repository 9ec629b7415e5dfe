import { expect, test } from 'vitest';
import type { CardsBlock, Page } from '../runtime/payload-types.ts';
import { signedIn } from '../testing/rest.ts';
import { page, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const cards: CardsBlock = {
  blockType: 'cards',
  field_title: 'Three ways to go on',
  field_items: [{ field_title: 'Apply' }, { field_title: 'Visit us' }],
};
const stored = (id: number, locale: 'en' | 'es') =>
  payload.findByID({
    collection: 'pages',
    id,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    overrideAccess: true,
  });
const loadBlocks = async (id: number, locale: 'en' | 'es') =>
  (await stored(id, locale)).field_blocks ?? [];
type Blocks = NonNullable<Page['field_blocks']>;

/** Every id of blocks and their rows. */
const idsIn = (value: unknown): unknown[] =>
  [...JSON.stringify(value).matchAll(/"id":"(\w+)"/g)].map(([, id]) => id);

/** A published page in English and Spanish. */
async function spokenPage(blocks: Blocks, spanish: (blocks: Blocks) => object[]) {
  const { id } = await page(payload, { field_blocks: blocks });
  const rows = await loadBlocks(id, 'en');
  await payload.update({
    collection: 'pages',
    id,
    locale: 'es',
    data: { title: 'Página', field_blocks: spanish(rows) as Blocks, _status: 'published' },
    overrideAccess: true,
  });
  return { id, rows };
}
const inSpanish = (rows: Blocks) =>
  rows.map((row) => (row.blockType === 'cards' ? { ...row, field_title: 'Tres caminos' } : row));

test('blocks become a pattern and are inserted elsewhere in all languages with ids of their own; each then goes its own way', async () => {
  const quote = { blockType: 'quote', field_text: 'Not chosen' } as const;
  const from = await spokenPage([cards, quote], inSpanish);
  const to = await page(payload, { field_blocks: [quote] });
  const made = await editor.call('POST', `patterns/from-page/${from.id}`, {
    title: 'Three ways',
    blocks: [from.rows[0]?.id],
  });
  expect(made.status).toBe(201);
  const pattern = Number((made.body as unknown as { id: number }).id);
  const insert = () => editor.call('POST', `patterns/${pattern}/insert`, { page: to.id });
  expect((await insert()).body).toEqual({ blocks: 1 });
  expect((await insert()).status).toBe(200);
  expect(await loadBlocks(to.id, 'en')).toMatchObject([quote, cards, cards]);
  expect(await loadBlocks(to.id, 'es')).toMatchObject([
    { blockType: 'quote' },
    { field_title: 'Tres caminos' },
    { field_title: 'Tres caminos' },
  ]);
  expect((await loadBlocks(to.id, 'es'))[0], 'English is copied into no text').not.toMatchObject({
    field_text: 'Not chosen',
  });
  const ids = [from.id, to.id].map(async (id) => idsIn(await loadBlocks(id, 'en')));
  const all = (await Promise.all(ids)).flat();
  expect(new Set(all).size).toBe(all.length);
  const row = await payload.findByID({ collection: 'pages', id: to.id, overrideAccess: true });
  expect(row.field_blocks, 'visitors see it when it is published').toHaveLength(1);

  await payload.update({
    collection: 'patterns',
    id: pattern,
    data: { field_blocks: [] },
    overrideAccess: true,
  });
  expect(await loadBlocks(to.id, 'en')).toHaveLength(3);
});

test('patterns are for who writes pages of their brands; no input makes an error of the server', async () => {
  const { id } = await page(payload, {
    field_blocks: [cards],
    field_domain_access: ['HIM', 'CAA'],
  });
  const [block] = await loadBlocks(id, 'en');
  const sent = { title: 'Shared', blocks: [block?.id] };
  const made = await editor.call('POST', `patterns/from-page/${id}`, sent);
  const pattern = Number((made.body as unknown as { id: number }).id);
  const { field_domain_access } = await payload.findByID({
    collection: 'patterns',
    id: pattern,
    overrideAccess: true,
  });
  expect(field_domain_access, 'of the own brands only').toEqual(['HIM']);
  const own = await page(payload);
  for (const [role, brands, status] of [
    ['author', ['HIM'], 200],
    ['reviewer', ['HIM'], 200],
    ['translator', ['HIM'], 404],
    ['analyst', ['HIM'], 404],
    ['editor', ['CAA'], 404],
  ] as const) {
    const { call } = await signedIn(payload, role, [...brands]);
    const insert = await call('POST', `patterns/${pattern}/insert`, { page: own.id });
    expect(insert.status, role).toBe(status);
  }
  const foreign = await page(payload, { field_domain_access: ['CAA'], field_blocks: [cards] });
  const calls: [string, unknown, number][] = [
    [`patterns/${pattern}/insert`, { page: foreign.id }, 404],
    [`patterns/${pattern}/insert`, { page: '7; --' }, 404],
    [`patterns/${pattern}/insert`, [], 404],
    ['patterns/1e300/insert', { page: own.id }, 404],
    [`patterns/from-page/${foreign.id}`, sent, 404],
    ['patterns/from-page/99999999999999', sent, 404],
    [`patterns/from-page/${id}`, { ...sent, title: '  ' }, 400],
    [`patterns/from-page/${id}`, { ...sent, title: { en: 'x' } }, 400],
    [`patterns/from-page/${id}`, { ...sent, blocks: [null, {}] }, 400],
    [`patterns/from-page/${id}`, { ...sent, blocks: 'all' }, 400],
  ];
  for (const [path, body, status] of calls)
    expect((await editor.call('POST', path, body as object)).status, path).toBe(status);
});
