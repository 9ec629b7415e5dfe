import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../tests/fakeContent.ts';
import { parseNode, testContext } from '../layouts/testContext.ts';
import { footerHtml, headerHtml, languageLinks } from './chromeHtml.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';

const keys: string[] = [];
vi.mock(import('../cache/htmlMemo.ts'), async (original) => {
  const { memoizeHtml, ...rest } = await original();
  const noted: typeof memoizeHtml = (key, render) => {
    keys.push(key);
    return memoizeHtml(key, render);
  };
  return { ...rest, memoizeHtml: noted };
});
afterEach(() => vi.useRealTimers());

const { brand } = testContext();
/** Pages of one answer's menus, as readAnswer.ts leaves them: the same lists, other languages. */
const common = testContext({ shell: fakeShell(brand, 'en') }).shell;
const at = (path: string) => {
  const languages = [
    {
      lang: 'es' as const,
      title: 'Español',
      absolute: `https://him.example.org/es${path}`,
      exclude_countries: [],
      translated: true,
    },
  ];
  return {
    ...testContext({ path: `/en${path}` }),
    shell: { ...common, menus: { ...common.menus, languages } },
  };
};

test.each(['/programs/', '/campuses/', '/alumni/', '/somewhere/', '/somewhere/else/', '/about/'])(
  'header and footer of %s are what they would be if they were rendered for it',
  (path) => {
    const context = at(path);
    for (const tone of ['paper', 'ink'] as const)
      expect(headerHtml(context, tone)).toBe(
        renderToStaticMarkup(
          <Header context={context} languageLinks={languageLinks(context)} tone={tone} />,
        ),
      );
    expect(footerHtml(context)).toBe(renderToStaticMarkup(<Footer context={context} />));
  },
);

test('searches for whatever share one header, though each keeps its words in other languages', () => {
  keys.length = 0;
  const headers = ['/search/?q=wine', '/search/?q=a1'].map((path) => headerHtml(at(path), 'paper'));
  expect(new Set(keys).size).toBe(1);
  expect(headers.map((html) => /\/es\/search\/\?q=\w+/.exec(html)?.[0])).toEqual([
    '/es/search/?q=wine',
    '/es/search/?q=a1',
  ]);
});

test('other menus make another header', () => {
  const renamed = {
    ...common.menus,
    main: common.menus.main.map((item) => ({ ...item, title: `New ${item.title}` })),
  };
  const context = at('/somewhere/');
  expect(
    headerHtml({ ...context, shell: { ...context.shell, menus: renamed } }, 'paper'),
  ).toContain('New Programs');
});

test('the copyright has the new year as soon as Switzerland has', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const shell = {
    ...common,
    menus: { ...common.menus, main: [...common.menus.main] },
    blocks: { ...common.blocks, block_copyright: undefined },
  };
  const yearAt = (now: string) => {
    vi.setSystemTime(now);
    return /© (\d{4})/.exec(footerHtml({ ...at('/somewhere/'), shell }))?.[1];
  };
  expect(yearAt('2026-12-31T22:59:59Z')).toBe('2026');
  expect(yearAt('2026-12-31T23:00:00Z')).toBe('2027');
});

test('the list is a setting of the page, whatever its address and whoever came first', {
  tags: ['S7.mail.3'],
}, () => {
  const { school, alumni } = brand.newsletterLists;
  const page = (path: string, field_newsletter_mode?: 'school' | 'alumni') => ({
    ...at(path),
    answer: {
      ...common,
      node: { ...parseNode(nodeExamples.lego_page.full), field_newsletter_mode },
    },
  });
  const lists = (html: string) =>
    [...html.matchAll(/name="id" value="([^"]*)"/g)].map(([, id]) => id);
  expect(lists(footerHtml(page('/old-friends/')))).toEqual([school]);
  expect(lists(footerHtml(page('/old-friends/', 'alumni')))).toEqual([alumni]);
  expect(lists(footerHtml(page('/newsletter-alumni/', 'alumni')))).toEqual([alumni]);
  expect(lists(footerHtml(page('/alumni/')))).toEqual([school]);
  expect(lists(footerHtml(page('/alumni/', 'school')))).toEqual([school]);
});
