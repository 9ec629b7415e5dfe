import type { ValidationError } from 'payload';
import { expect, test } from 'vitest';
import type { Menu } from '../runtime/payload-types.ts';
import { page, person, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const editor = await person(payload, 'editor', ['HIM']);
const own = { user: editor, overrideAccess: false, locale: 'en' } as const;
const existing = await page(payload, { alias: `/${unique('linked')}/` });
const foreign = await page(payload, {
  alias: `/${unique('foreign')}/`,
  field_domain_access: ['CAA'],
});
const draft = await page(payload, { alias: `/${unique('draft')}/`, _status: 'draft' });

const menu = (
  await payload.find({
    collection: 'menus',
    where: { brand: { equals: 'HIM' }, group: { equals: 'main' } },
    limit: 1,
    ...own,
  })
).docs[0];
const footer = (
  await payload.find({
    collection: 'footers',
    where: { brand: { equals: 'HIM' } },
    limit: 1,
    depth: 0,
    ...own,
  })
).docs[0];

/** The fields on which saving is refused, with what is said there. */
const refused = (act: Promise<unknown>): Promise<string[]> =>
  act.then(
    () => [],
    (error: ValidationError) => error.data.errors.map(({ path, message }) => `${path}: ${message}`),
  );

const items = (relative: string): NonNullable<Menu['items']> => [
  { blockType: 'menu_item', title: 'Right', relative: '/' },
  { blockType: 'menu_item', title: 'Outer', relative: '/', below: [{ title: 'Inner', relative }] },
];
const saveMenu = (relative: string) =>
  refused(
    payload.update({
      collection: 'menus',
      id: menu?.id ?? 0,
      data: { items: items(relative) },
      ...own,
    }),
  );

test('a link within the site is refused at its field, however deep in a menu, where the brand has no published page there', async () => {
  for (const wrong of [
    existing.alias?.replace('linked', 'lniked'),
    foreign.alias,
    draft.alias,
    '/%zz/',
    `/en${foreign.alias}`,
  ])
    expect(await saveMenu(wrong ?? '')).toEqual([
      expect.stringMatching(/^items\.1\.below\.0\.relative: No published page of HIM/),
    ]);
});

test('what the site answers, in any way of writing it, is taken', async () => {
  const { alias } = existing;
  const bare = alias?.slice(0, -1);
  for (const right of [
    alias,
    bare,
    `/en${alias}`,
    `/ar${bare}`,
    `${alias}?a=1#part`,
    '#part',
    'https://elsewhere.example/x',
    'tel:+41791234567',
    '/en/search/?q=x',
    '/',
  ])
    expect(await saveMenu(right ?? ''), right ?? '').toEqual([]);
});

test('footers and redirects are held to the same; a link whose page went later may stay while something else is changed', async () => {
  const links = (url: string) => ({ block_legal: { links: [{ url, title: 'Legal' }] } });
  const saveFooter = (data: object) =>
    refused(payload.update({ collection: 'footers', id: footer?.id ?? 0, data, ...own }));
  expect(await saveFooter(links('/no-such-page/'))).toEqual([
    expect.stringMatching(/^block_legal\.links\.0\.url: /),
  ]);
  const leaving = await page(payload, { alias: `/${unique('leaving')}/` });
  expect(await saveFooter(links(leaving.alias ?? ''))).toEqual([]);
  await payload.update({
    collection: 'pages',
    id: leaving.id,
    data: { _status: 'draft' },
    overrideAccess: true,
  });
  const { block_legal } = await payload.findByID({
    collection: 'footers',
    id: footer?.id ?? 0,
    depth: 0,
    ...own,
  });
  expect(await saveFooter({ block_legal, block_newsletter: { info: 'Changed' } })).toEqual([]);
  const redirect = {
    brand: 'HIM',
    lang: 'en',
    status: '301',
    path: `/${unique('old')}/`,
    url: '/no-such-page/',
  } as const;
  expect(
    await refused(payload.create({ collection: 'redirects', data: redirect, ...own })),
  ).toEqual([expect.stringMatching(/^url: No published/)]);
});
