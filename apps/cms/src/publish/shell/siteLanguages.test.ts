import { sitemapAnswerSchema } from '@concierge/contract/calls';
import { afterAll, expect, test } from 'vitest';
import { handleSitemap } from '../../api/sitemap.ts';
import { fetchParsedNode } from '../../testing/askNode.ts';
import { page, testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const brand = 'CR';
const { docs } = await payload.find({
  collection: 'menus',
  where: { and: [{ brand: { equals: brand } }, { group: { equals: 'languages' } }] },
  depth: 0,
  overrideAccess: true,
});
const [menu] = docs;
const all = menu?.languages ?? [];
const choose = (languages: typeof all) =>
  payload.update({
    collection: 'menus',
    id: menu?.id ?? 0,
    data: { languages },
    overrideAccess: true,
  });
const chosen = all.filter(({ lang }) => lang === 'en' || lang === 'es');
const ask = (path: string) => fetchParsedNode(payload, path, { brand });

afterAll(() => choose(all));

test('a language that is not in the selector of a brand is not on its site, and is nowhere named', async () => {
  expect((await ask('/ar/')).status).toBe(200);
  await choose(chosen);
  const missing = await ask('/en/nothing-here/');
  for (const path of ['/ar/', '/ru/', '/ar/programs/', '/ar/nothing-here/'])
    expect(await ask(path), path).toEqual({ ...missing, status: 404 });
  const home = await ask('/es/');
  expect(home).toMatchObject({
    status: 200,
    body: { menus: { languages: [{ lang: 'en' }, { lang: 'es' }] } },
  });
  expect(home.body.node).toMatchObject({ translations: { en: '/', es: '/' } });
  expect(JSON.stringify(home.body)).not.toMatch(/"\/(ar|ru)\//);

  const sitemap = await handleSitemap(
    payload,
    new Request(`http://localhost/api/sitemap?brand=${brand}`),
  );
  const { pages } = sitemapAnswerSchema.parse(await sitemap.json());
  const listed = new Set(pages.flatMap(({ paths }) => Object.keys(paths)));
  expect(listed).toEqual(new Set(['en', 'es']));
  expect((await fetchParsedNode(payload, '/ar/', { brand: 'HIM' })).status).toBe(200);

  await choose(all);
  expect((await ask('/ar/')).status).toBe(200);
});

test('a redirect from a language that the site does not have leads to the English page', async () => {
  const old = `/${unique('old')}/`;
  const { id, alias } = await page(payload, { field_domain_access: [brand] });
  const data = { brand, lang: 'ar', status: '301', path: old, page: id } as const;
  await payload.create({ collection: 'redirects', data, overrideAccess: true });
  const target = async () => (await ask(`/ar${old}`)).body.errors?.[0]?.message;
  expect(await target()).toBe(`/ar${alias}`);
  await choose(chosen);
  expect(await target()).toBe(`/en${alias}`);
});

test('English is on every site, also where its selector does not offer it', async () => {
  await choose(all.filter(({ lang }) => lang === 'es'));
  expect((await ask('/en/')).status).toBe(200);
});
