import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { expect, test } from 'vitest';
import { testContext } from '../../../layouts/testContext.ts';
import { pageLanguages } from './pageLanguages.ts';

const entry = (lang: 'es' | 'ar', path: string, origin: string) => ({
  lang,
  title: lang,
  absolute: `${origin}/${lang}${path}`,
  exclude_countries: [],
  translated: true,
});
const addresses = (options: Parameters<typeof testContext>[0], ...paths: string[]) => {
  const context = testContext(options);
  const { origin, shell } = context;
  const languages = paths.map((path, index) => entry(index === 0 ? 'es' : 'ar', path, origin));
  return pageLanguages({
    ...context,
    shell: { ...shell, menus: { ...shell.menus, languages } },
  }).map(({ absolute }) => absolute.slice(origin.length));
};

test('filters go along to the same page in another language, and to no other page', () => {
  const node = {
    ...nodeExamples.lego_page.full,
    translations: { en: '/programs/', es: '/programs/' },
  };
  expect(addresses({ node, query: '?level=master' }, '/programs/', '/')).toEqual([
    '/es/programs/?level=master',
    '/ar/',
  ]);
});

test('the page of a list stays behind, for in another language it holds something else', () => {
  const node = { ...nodeExamples.lego_page.full, translations: { en: '/news/', es: '/news/' } };
  expect(addresses({ node, query: '?page=4' }, '/news/')).toEqual(['/es/news/']);
  const search = { path: '/en/search/', query: '?search_api_fulltext=lake&page=4' };
  expect(addresses(search, '/')).toEqual(['/es/search/?search_api_fulltext=lake']);
});

test('a comparison, which is no page of the backend’s, keeps its programmes', () => {
  expect(addresses({ path: '/en/compare/', query: '?p=%2Fa%2F' }, '/', '/')).toEqual([
    '/es/compare/?p=%2Fa%2F',
    '/ar/compare/?p=%2Fa%2F',
  ]);
});

test('so it does where the backend names the home pages without an origin', () => {
  const context = testContext({ path: '/en/compare/', query: '?p=%2Fa%2F' });
  const languages = [{ ...entry('es', '/', ''), absolute: '/es/' }];
  const shell = { ...context.shell, menus: { ...context.shell.menus, languages } };
  expect(pageLanguages({ ...context, shell }).map(({ absolute }) => absolute)).toEqual([
    `${context.origin}/es/compare/?p=%2Fa%2F`,
  ]);
});

test.each(['http://him.localhost:4999', 'https://elsewhere.example'])(
  'an entry that the backend names at %s leads to this site',
  (host) => {
    const context = testContext({ path: '/en/nowhere/', status: 404 });
    const languages = [entry('es', '/programs/?from=menu', host)];
    const shell = { ...context.shell, menus: { ...context.shell.menus, languages } };
    expect(pageLanguages({ ...context, shell }).map(({ absolute }) => absolute)).toEqual([
      `${context.origin}/es/programs/?from=menu`,
    ]);
  },
);
