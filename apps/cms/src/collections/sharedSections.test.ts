import { expect, test } from 'vitest';
import { handleNode } from '../api/node.ts';
import { readChanges } from '../changes/readChanges.ts';
import { findUses } from '../references/findUses.ts';
import { newestChange } from '../runtime/database/database.ts';
import type { Page, SharedSection } from '../runtime/payload-types.ts';
import { handleSearch } from '../search/handleSearch.ts';
import { indexChanges } from '../search/indexer.ts';
import { signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
type Blocks = NonNullable<Page['field_blocks']>;

const quote = (field_text: string, field_anchor?: string) =>
  ({ blockType: 'quote', field_text, ...(field_anchor ? { field_anchor } : {}) }) as const;

const section = (data: Partial<SharedSection> = {}): Promise<SharedSection> =>
  payload.create({
    collection: 'shared-sections',
    locale: 'en',
    depth: 0,
    overrideAccess: true,
    data: {
      title: unique('Section'),
      field_domain_access: ['HIM'],
      field_blocks: [quote('The kitchen opens at six.')],
      _status: 'published',
      ...data,
    },
  });
const showing = (id: number, more: Blocks = []): Partial<Page> => ({
  field_blocks: [...more, { blockType: 'shared_section', section: id }],
});
const publish = (id: number, data: object, locale: 'en' | 'es' = 'en') =>
  payload.update({
    collection: 'shared-sections',
    id,
    locale,
    data: { _status: 'published', ...data },
    depth: 0,
    overrideAccess: true,
  });

interface Block {
  readonly id: string;
  readonly type: string;
  readonly field_text?: string;
  readonly field_anchor?: string;
}
/** The blocks of a page on the site of a brand. */
async function shown(alias: unknown, lang = 'en', brand = 'HIM'): Promise<Block[]> {
  const request = new Request(`http://localhost/api/node?lang=${lang}`, {
    method: 'POST',
    headers: { entorno: brand, 'content-type': 'application/json' },
    body: JSON.stringify({ nodeUrl: `/${lang}${String(alias)}` }),
  });
  const answer = await (await handleNode(payload, request)).json();
  return answer.node?.field_blocks ?? [];
}
const texts = async (...args: Parameters<typeof shown>) =>
  (await shown(...args)).map(({ field_text }) => field_text);

test('a section that changes is changed on every page that names it, in the language of the page, and the site is told which', async () => {
  const { id, field_blocks } = await section();
  const pages = [await page(payload, showing(id)), await page(payload, showing(id))];
  await publish(
    id,
    { field_blocks: field_blocks?.map((one) => ({ ...one, field_text: 'Abre a las seis.' })) },
    'es',
  );
  for (const { id: own } of pages)
    await payload.update({
      collection: 'pages',
      id: own,
      locale: 'es',
      data: { title: 'La cocina' },
      overrideAccess: true,
    });
  for (const { alias } of pages) {
    expect(await texts(alias)).toEqual(['The kitchen opens at six.']);
    expect(await texts(alias, 'es')).toEqual(['Abre a las seis.']);
    expect(await texts(alias, 'ar')).toEqual(['The kitchen opens at six.']);
  }
  const since = await newestChange(payload);
  const draft = { field_blocks: [quote('Nobody sees this yet.')] };
  await payload.update({
    collection: 'shared-sections',
    id,
    locale: 'en',
    data: draft,
    draft: true,
    overrideAccess: true,
  });
  expect(await texts(pages[0]?.alias)).toEqual(['The kitchen opens at six.']);
  expect(await readChanges(payload, since, 10)).toEqual([]);
  await publish(id, { field_blocks: [quote('The kitchen opens at seven.')] });
  expect((await readChanges(payload, since, 10)).flatMap(({ tags }) => tags)).toEqual([
    `section:${id}`,
  ]);
  for (const { alias } of pages)
    expect(await texts(alias)).toEqual(['The kitchen opens at seven.']);
});

test('a page has each id and anchor once, and goes on without what is unpublished, in the trash or of another site', async () => {
  const { id } = await section({ field_blocks: [quote('Fees', 'fees'), quote('Dates', 'dates')] });
  const own: Blocks = [quote('First', 'fees'), { blockType: 'shared_section', section: id }];
  const { alias } = await page(payload, showing(id, own));
  const blocks = await shown(alias);
  expect(blocks.map(({ field_text, field_anchor }) => [field_text, field_anchor])).toEqual([
    ['First', 'fees'],
    ['Fees', undefined],
    ['Dates', 'dates'],
    ['Fees', undefined],
    ['Dates', undefined],
  ]);
  expect(new Set(blocks.map((block) => block.id)).size).toBe(5);

  const draft = await section();
  const both = await page(payload, showing(draft.id, [quote('Own')]));
  await publish(draft.id, { _status: 'draft' });
  expect(await texts(both.alias)).toEqual(['Own']);
  await publish(draft.id, {});
  expect(await texts(both.alias)).toEqual(['Own', 'The kitchen opens at six.']);
  const trashing = { deletedAt: new Date().toISOString() };
  await payload.update({
    collection: 'shared-sections',
    id: draft.id,
    data: trashing,
    overrideAccess: true,
  });
  expect(await texts(both.alias)).toEqual(['Own']);

  const foreign = await section({ field_domain_access: ['CAA'] });
  const mine = await page(payload, {
    ...showing(id),
    field_domain_access: ['HIM'],
    _status: 'draft',
  });
  await payload.db.updateOne({
    collection: 'pages',
    id: mine.id,
    data: { ...showing(foreign.id), _status: 'published' },
  });
  expect(await texts(mine.alias)).toEqual([]);
});

test('pages are found by a word of their section after it changed', async () => {
  const [before, after] = [`quenelle${process.pid}`, `soufflette${process.pid}`];
  const { id } = await section({ field_blocks: [quote(`We teach ${before}.`)] });
  const { alias } = await page(payload, showing(id));
  const found = async (query: string) => {
    await indexChanges(payload);
    const params = `search_api_fulltext=${query}&field_domain_access=HIM&lang=en`;
    const request = new Request(`http://localhost/api/views/search/default?${params}`);
    const { items } = (await (await handleSearch(payload, request)).json()) as {
      items: { alias: string }[];
    };
    return items.some((item) => item.alias.endsWith(String(alias)));
  };
  expect(await found(before)).toBe(true);
  await publish(id, { field_blocks: [quote(`We teach ${after}.`)] });
  expect([await found(before), await found(after)]).toEqual([false, true]);
});

test("an editor names sections of all the page's sites, takes no showing site away, and is asked before one in use goes", async () => {
  const both = await section({ field_domain_access: ['HIM', 'CAA'] });
  const foreign = await section({ field_domain_access: ['CAA'] });
  const data = (id: unknown, brands = ['HIM']) => ({
    type: 'lego_page',
    title: 'With a section',
    alias: `/${unique('section')}/`,
    field_domain_access: brands,
    _status: 'published',
    field_blocks: [{ blockType: 'shared_section', section: id }],
  });
  const refusals = [foreign.id, 99_999_999, 0, -1, null, '', {}, [both.id], 'x', 1e300, '7; --'];
  for (const id of refusals)
    expect((await editor.call('POST', 'pages', data(id))).status, String(id)).toBe(400);
  const { body } = await editor.call('POST', 'pages', data(foreign.id));
  expect(body.errors?.[0]?.data?.errors?.[0]).toMatchObject({
    path: 'field_blocks.0.section',
    message: 'This section isn’t shown on HIM. Choose these sites in the section too.',
  });
  const made = await editor.call('POST', 'pages', data(both.id));
  expect(made.status).toBe(201);
  const { uses } = await findUses(
    { payload, user: editor.user, context: {} } as never,
    'shared-sections',
    both.id,
  );
  expect(uses).toMatchObject([{ id: made.body.doc?.id, published: true }]);

  const own = await section();
  const { doc } = (await editor.call('POST', 'pages', data(own.id))).body;
  const path = `shared-sections/${own.id}`;
  const admin = await signedIn(payload, 'admin');
  for (const status of [{ _status: 'published' }, {}]) {
    const moved = { field_domain_access: ['CAA'], ...status };
    expect((await admin.call('PATCH', path, moved)).status).toBe(400);
  }
  const title = String(doc?.['title']);
  const refused = await editor.call('PATCH', path, { _status: 'draft' });
  expect([refused.status, refused.body.errors?.[0]?.message]).toEqual([
    409,
    `Published pages show it: ${title}. Take it off these pages first.`,
  ]);
  expect((await editor.call('PATCH', `${path}?draft=true`, { title: 'A draft' })).status).toBe(200);
  const trashing = { deletedAt: new Date().toISOString() };
  expect((await editor.call('PATCH', path, trashing)).status).toBe(409);
  expect((await editor.call('PATCH', `${path}?used=confirmed`, trashing)).status).toBe(200);
  expect(await texts(doc?.['alias'])).toEqual([]);
});

test('a page isn’t published with a section that isn’t', async () => {
  const { id } = await section({ _status: 'draft' });
  const made = await page(payload, { ...showing(id), _status: 'draft' });
  const publishing = () => editor.call('PATCH', `pages/${made.id}`, { _status: 'published' });
  expect((await publishing()).body.errors?.[0]?.data?.errors).toMatchObject([
    {
      path: 'field_blocks.0.section',
      message: 'This section isn’t published. Publish it first, or take it off this page.',
    },
  ]);
  await publish(id, {});
  expect((await publishing()).status).toBe(200);
});
