import { type NewsArchive, newsAddress, parseNewsQuery } from '@concierge/contract/newsArchive';
import { expect, test } from 'vitest';
import { page, testPayload } from '../testing/testPayload.ts';
import { handleNews, newsPageSize } from './handleNews.ts';

const payload = await testPayload();
const ask = async (query: string, brand = 'CR'): Promise<NewsArchive> => {
  const response = await handleNews(
    payload,
    new Request(`http://localhost/api/news?${query}`, { headers: { entorno: brand } }),
  );
  expect(response.status).toBe(200);
  return (await response.json()) as NewsArchive;
};
const article = (date: string) =>
  page(payload, {
    type: 'singleNews',
    field_domain_access: ['CR'],
    news: { date: `${date}T08:00:00.000Z`, category: 'research' },
  });

test('the pages of the archive hold every article once, newest first, and a category only its own', async () => {
  for (let day = 10; day < 24; day += 1) await article(`2024-03-${day}`);
  const first = await ask('lang=en');
  const all = [...first.items];
  for (let next = 2; next <= first.pages; next += 1)
    all.push(...(await ask(`lang=en&page=${next}`)).items);
  expect(first.items).toHaveLength(newsPageSize);
  expect(all).toHaveLength(first.total);
  expect(new Set(all.map(({ alias }) => alias)).size).toBe(first.total);
  const dates = all.map(({ facts }) => facts.date);
  expect(dates).toEqual(dates.toSorted().reverse());

  const { count } = first.categories.find(({ value }) => value === 'research') ?? { count: 0 };
  expect(count).toBeGreaterThanOrEqual(14);
  const research = await ask('lang=en&category=research');
  expect(research).toMatchObject({ total: count, pages: Math.ceil(count / newsPageSize) });
  expect(research.items.every(({ facts }) => facts.category === 'research')).toBe(true);
});

test('an article without a category is of the standard one: listed there, and counted', async () => {
  const before = await ask('lang=en&category=campus');
  const { id } = await page(payload, {
    type: 'singleNews',
    field_domain_access: ['CR'],
    news: { date: '2026-03-01T08:00:00.000Z' },
  });
  expect(id).toBeGreaterThan(0);
  const after = await ask('lang=en&category=campus');
  expect([after.total, after.items.length]).toEqual([before.total + 1, before.items.length + 1]);
});

test('an article that appears is in the next answer, and not on another brand’s site', async () => {
  const before = await ask('lang=es');
  const others = await ask('lang=es', 'SHMS');
  await article('2024-01-01');
  expect((await ask('lang=es')).total).toBe(before.total + 1);
  expect((await ask('lang=es', 'SHMS')).total).toBe(others.total);
});

test.each(['page=0', 'page=-1', 'page=9e9', 'page=', 'category=nothing', 'page=2&page=%00'])(
  '%s is read as something sensible',
  async (query) => {
    expect((await ask(query)).items.length).toBeGreaterThan(0);
  },
);

test('a page behind the last one is empty, and says how many there are', async () => {
  const { items, pages } = await ask('page=9999');
  expect(items).toEqual([]);
  expect(pages).toBeGreaterThanOrEqual(1);
});

test('an unknown brand is refused', async () => {
  expect(
    (
      await handleNews(
        payload,
        new Request('http://localhost/api/news', { headers: { entorno: 'NOPE' } }),
      )
    ).status,
  ).toBe(400);
});

test('a query has one address', () => {
  expect(newsAddress(parseNewsQuery(new URLSearchParams('page=1&category=x&utm=1')))).toBe('');
  expect(newsAddress(parseNewsQuery(new URLSearchParams('page=02&category=alumni')))).toBe(
    '?category=alumni&page=2',
  );
});

test('an article that isn’t translated says that it is in English, and a translated one says nothing', async () => {
  const [plain, translated] = [await article('2099-01-02'), await article('2099-01-01')];
  await payload.update({
    collection: 'pages',
    id: translated.id,
    locale: 'ar',
    data: { title: 'مقال' },
    overrideAccess: true,
  });
  const { items } = await ask('lang=ar');
  const itemLang = ({ alias }: { alias?: string | null }) =>
    items.find((item) => item.alias === alias)?.lang;
  expect([itemLang(plain), itemLang(translated)]).toEqual(['en', undefined]);
  expect(items.find(({ alias }) => alias === translated.alias)?.title).toBe('مقال');
  expect((await ask('lang=en')).items.every(({ lang }) => lang === undefined)).toBe(true);
});
