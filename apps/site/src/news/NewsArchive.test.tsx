import { blockExamples } from '@concierge/contract/examples/blockExamples';
import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { type Lang, langs } from '@concierge/contract/lang';
import { newsTeaserSchema } from '@concierge/contract/news';
import { newsAddress, parseNewsQuery } from '@concierge/contract/newsArchive';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { interfaceStrings } from '../i18n/strings.ts';
import { alternates } from '../layouts/head/alternates.ts';
import { canonical } from '../layouts/head/canonical.ts';
import { neighbours } from '../layouts/head/listing.ts';
import { testContext } from '../layouts/testContext.ts';
import { NewsArchive } from './NewsArchive.tsx';
import { newsTitle } from './newsTitle.ts';

const items = (blockExamples.news_list.full.items ?? []).map((item) =>
  newsTeaserSchema.parse(item),
);
const categories = [
  { value: 'careers' as const, count: 30 },
  { value: 'alumni' as const, count: 5 },
];
const html = (search: string, part = {}, lang: (typeof langs)[number] = 'en') => {
  const query = parseNewsQuery(new URLSearchParams(search));
  const context = testContext({ lang, path: `/${lang}/news/` });
  return renderToStaticMarkup(
    <NewsArchive
      context={context}
      query={query}
      archive={{ items, total: 35, pages: 3, categories, ...part }}
    />,
  );
};
const hrefs = (text: string) =>
  [...text.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));

test('categories and pages are links with their own addresses, and the current ones say so', () => {
  const text = html('page=2');
  expect(hrefs(text)).toEqual(
    expect.arrayContaining([
      '/en/news/',
      '/en/news/?category=careers',
      '/en/news/?category=alumni',
      '/en/news/?page=3',
      '/en/feed/news.xml',
    ]),
  );
  expect(text).toMatch(/href="\/en\/news\/\?page=2" aria-current="page"/);
  expect(text).toMatch(/href="\/en\/news\/" rel="prev"/);
  expect(text).toMatch(/href="\/en\/news\/\?page=3" rel="next"/);
  expect(hrefs(html('category=careers&page=2'))).toContain('/en/news/?category=careers&page=3');
});

test.each(langs)('behind the last page there is a sentence and a way back, in %s', (lang) => {
  const text = html('page=99', { items: [] }, lang);
  expect(text).toContain(interfaceStrings(lang).pagination.beyond.replace('{n}', '99'));
  expect(hrefs(text)).toContain(`/${lang}/news/`);
});

test('a page of the list is itself for search engines: canonical, neighbours and title name it, and no other language', () => {
  const node = {
    ...nodeExamples.lego_page.full,
    alias: '/news/',
    translations: { en: '/news/', ru: '/news/' },
  };
  const context = testContext({ node, query: '?utm=1&page=2' });
  const query = { category: undefined, page: 2 };
  const listing = neighbours(2, 3, (page) => newsAddress({ ...query, page }));
  expect(listing).toEqual({ query: '?page=2', previous: '', next: '?page=3' });
  expect(canonical(context, listing.query)).toBe('https://him.example.org/en/news/?page=2');
  expect(alternates(context, listing)).toEqual([]);
  expect(
    alternates(
      context,
      neighbours(1, 3, () => ''),
    ).map(({ href }) => href),
  ).toContain('https://him.example.org/ru/news/');
  const titled = (lang: Lang, page: number) =>
    newsTitle('X', { ...query, page }, 3, { lang, t: interfaceStrings(lang) });
  expect(titled('en', 2)).toBe('X, Page 2 of 3');
  expect(titled('ar', 2)).toMatch(/^X، \S.*2.*3$/);
  expect(titled('en', 99)).toBeUndefined();
  expect(neighbours(99, 3, String)).toMatchObject({ previous: undefined, next: undefined });
});
