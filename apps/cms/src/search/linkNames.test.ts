import { beforeAll, expect, test } from 'vitest';
import { page, testPayload } from '../testing/testPayload.ts';
import { handleSearch } from './handleSearch.ts';
import { indexChanges } from './indexer.ts';

const payload = await testPayload();
// The index may still be made.
beforeAll(() => indexChanges(payload));

async function found(typed: string, lang: string, brand = 'CAA') {
  const query = new URLSearchParams({
    search_api_fulltext: typed,
    field_domain_access: brand,
    lang,
  });
  const answer = await handleSearch(payload, new Request(`http://localhost/search?${query}`));
  const { items } = (await answer.json()) as {
    items: { alias: string; title: string; lang?: string }[];
  };
  return items.map(({ alias, title, lang: own }) => [alias, title, own]);
}

/** Gives the footer's buttons of the Culinary Academy in a language; returns them as they were. */
async function setButtons(
  links: { title: string; url: string; id?: string }[],
  locale: 'en' | 'ru',
) {
  const { docs } = await payload.find({
    collection: 'footers',
    where: { brand: { equals: 'CAA' } },
    locale,
    overrideAccess: true,
  });
  const [footer] = docs;
  if (!footer) throw new Error('no footer');
  const saved = await payload.update({
    collection: 'footers',
    id: footer.id,
    locale,
    data: { block_header_buttons: { links } },
    overrideAccess: true,
  });
  await indexChanges(payload);
  return { before: footer.block_header_buttons?.links ?? [], saved };
}

test('a page is found by the name that a footer gives it, also where it isn’t translated, until the footer gives it no more', async () => {
  const { alias: url } = await page(payload, {
    title: 'Write to us',
    field_domain_access: ['CAA', 'HIM'],
  });
  const alias = url ?? '';
  await indexChanges(payload);
  expect(await found('nachtportier', 'en')).toEqual([]);
  const { before, saved } = await setButtons([{ title: 'Nachtportier', url: alias }], 'en');
  const [link] = saved.block_header_buttons?.links ?? [];
  await setButtons([{ ...link, title: 'Эдельвейсовая', url: alias }] as never, 'ru');

  expect((await found('nachtportier', 'en'))[0]).toEqual([alias, 'Write to us', undefined]);
  expect((await found('эдельвейсовая', 'ru'))[0]).toEqual([alias, 'Write to us', 'en']);
  expect(await found('эдельвейсовая', 'ru', 'HIM')).toEqual([]);

  await setButtons(before as never, 'en');
  expect(await found('nachtportier', 'en')).toEqual([]);
  expect(await found('эдельвейсовая', 'ru')).toEqual([]);
});

test.each([
  ['en', 'contact', '/contact/'],
  ['es', 'contacto', '/contact/'],
  ['ar', 'اتصال', '/contact/'],
  ['ru', 'контакты', '/contact/'],
  ['en', 'events', '/events/'],
  ['ru', 'события', '/events/'],
  ['en', 'brochure', '/brochure/'],
  ['ru', 'стипендии', '/scholarships/'],
])('in %s, “%s” finds the page %s first', async (lang, typed, alias) => {
  expect((await found(typed, lang, 'HIM'))[0]?.[0]).toBe(alias);
});
