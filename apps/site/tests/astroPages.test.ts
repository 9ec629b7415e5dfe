import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overlayBrands } from '@concierge/brands/liveBrands';
import { typefaces } from '@concierge/brands/typefaces';
import { blockExamples } from '@concierge/contract/examples/blockExamples';
import { campaigns } from '@concierge/contract/examples/campaigns';
import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { programs } from '@concierge/contract/examples/programs';
import type { Form } from '@concierge/contract/form';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AstroPages } from './astroPages.ts';
import { FakeBackend } from './fakeBackend.ts';

const backend = new FakeBackend();
const dataDir = mkdtempSync(join(tmpdir(), 'concierge-pages-'));
let pages: AstroPages;

beforeAll(async () => {
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  Object.assign(process.env, { CONTENT_API: await backend.listen(), ...environment });
  pages = await AstroPages.start(dataDir);
}, 60_000);
afterAll(async () => {
  await pages.stop();
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});
afterEach(() => {
  backend.mood = 'well';
  backend.redirects.clear();
  backend.answers.clear();
  backend.dress = (answer) => answer;
  overlayBrands([]);
});

const [first, second] = programs;
const found = { items: programs, total: programs.length, facets: [], asked: [first, second] };
const compared = `/en/compare/?${new URLSearchParams([first, second].map((one) => ['p', one?.alias ?? '']))}`;
const applicant = { country: 'CH', qualification: 'secondary', level: 'B2', age: '19' };
const applying = `/en/apply/?${new URLSearchParams({ program: first?.alias ?? '', ...applicant })}`;
const unavailable = 'The list of programs cannot be loaded right now.';

const freshFor = ({ headers }: Response) =>
  /max-age=(\d+)/.exec(headers.get('cdn-cache-control') ?? '')?.[1];

test.each([
  ['programs/index', '/en/programs/', '/api/programs', found],
  ['compare/index', '/en/compare/', '/api/programs', found],
  ['compare/index', compared, '/api/programs', found],
  ['[...alias]', applying, '/api/programs', found],
  ['events/index', '/en/events/', '/api/events', { items: [], total: 0, pages: 1, filters: [] }],
  ['news/index', '/en/about/', '/api/news', { items: [], total: 0, pages: 1, categories: [] }],
])(
  '%s at %s without the answer of its second call is fresh for seconds, not minutes',
  async (page, address, call, answer) => {
    expect(freshFor(await pages.render(page, address))).toBe('10');
    backend.answers.set(call, answer);
    expect(['60', '300']).toContain(freshFor(await pages.render(page, address)));
  },
  60_000,
);

test('a form about a programme is made anew when programmes change, and no other form is', async () => {
  backend.answers.set('/api/programs', found);
  const tags = async (address: string) =>
    (await pages.render('[...alias]', address)).headers.get('cache-tag')?.split(',');
  expect(await tags(applying)).toContain('list:program');
  expect(await tags('/en/apply/')).not.toContain('list:program');
});

test('a comparison says that the programmes can not be loaded, not that one is no longer offered', async () => {
  const text = await (await pages.render('compare/index', compared)).text();
  expect(text).toContain(unavailable);
  expect(text).not.toContain('no longer offered');
  backend.answers.set('/api/programs', found);
  const loaded = await (await pages.render('compare/index', compared)).text();
  expect(loaded).toContain(`>${first?.title}</a>`);
  expect(loaded).not.toContain(unavailable);
});

const noAddress = 'http://';
const picture = { url: noAddress, alt: '' };

test('what a foreign backend sends in place of addresses, languages and minutes takes no page down', async () => {
  const { alias } = nodeExamples.program.full;
  backend.dress = ({ node, menus, ...answer }) => ({
    ...answer,
    menus: { ...menus, languages: [{ lang: 'ar', title: 'A', absolute: noAddress }] },
    node: {
      ...node,
      field_hero_image: picture,
      breadcrumbs: [{ title: 'Home', alias: noAddress }],
      program: { ...programs[0]?.facts, languages: ['de/fr'] },
      field_blocks: [
        { type: 'rich_text', field_text: `<p><img src="${noAddress}"></p>` },
        { type: 'event_list', items: [{ ...campaigns[0], Duration: 1e300 }] },
      ],
    },
  });
  const response = await pages.render('[...alias]', `/en${alias}`);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain('de/fr');
  expect(text).toContain(campaigns[0]?.Name);
});

test.each([
  ['[...alias]', '/en/contact/'],
  ['events/index', '/en/visit/'],
  ['news/index', '/en/brochure/'],
  ['programs/index', '/en/open-house/'],
])('%s may show the frames that editors put on it, and no others', async (page, address) => {
  backend.dress = ({ node, ...answer }) => ({
    ...answer,
    node: {
      ...node,
      field_iframe: 'https://forms.example.net/brochure',
      field_blocks: [{ type: 'iframe', url: 'https://tour.example.org/campus' }],
    },
  });
  const { headers } = await pages.render(page, address);
  expect(headers.get('content-security-policy')).toContain(
    'frame-src https://tour.example.org https://forms.example.net;',
  );
});

test('on a page that is not translated the words of the site keep their language and direction', async () => {
  const words = { items: [], total: 0, pages: 1 };
  backend.answers.set('/api/events', { ...words, filters: [] });
  backend.answers.set('/api/news', { ...words, categories: [] });
  backend.answers.set('/api/programs', found);
  backend.dress = ({ node, ...answer }) => ({
    ...answer,
    node: { ...node, lang: 'en', field_blocks: [blockExamples.webform.full] },
  });
  for (const [page, marked] of [
    ['[...alias]', /<div class="[^"]*" lang="en" dir="ltr">/],
    ['[...alias]', /<div data-reference-note [^>]*lang="ar" dir="rtl"/],
    ['[...alias]', /<div data-form-slot="[a-z-]+" lang="ar" dir="rtl"/],
    ['events/index', /<section [^>]*lang="ar" dir="rtl" data-block="event_agenda"/],
    ['news/index', /<section [^>]*lang="ar" dir="rtl" data-block="news_archive"/],
    ['programs/index', /<div class="wrap" lang="ar" dir="rtl"><div [^>]*data-finder=/],
  ] as const)
    expect(await (await pages.render(page, '/ar/all-blocks/')).text()).toMatch(marked);
  const translated = await (await pages.render('[...alias]', '/en/all-blocks/')).text();
  expect(translated).toContain('data-form-slot="');
  expect(translated).not.toMatch(/data-form-slot="[a-z-]+" lang/);
});

test('a refused form shows on the page that has it, and on none that has another of its type', async () => {
  const block = blockExamples.webform.full;
  backend.dress = ({ node, ...answer }) => ({
    ...answer,
    node: { ...node, field_blocks: [block] },
  });
  const shown = async (id: string) => {
    const sent = {
      form: { id } as Form,
      values: { Name: 'Bea' },
      problems: [],
      path: '/en/all-blocks/',
    };
    const refusal = { status: 400, lang: 'en', notice: 'Refused.', ...sent } as const;
    return (await pages.render('[...alias]', '/en/all-blocks/', refusal)).text();
  };
  const own = await shown(block.form.id);
  expect(own).toContain('data-refused="true"');
  expect(own).toContain('Refused.');
  expect(await shown('former')).not.toContain('data-refused');
});

test('a redirect to an address in Arabic letters leads there', async () => {
  backend.redirects.set('/ar/old/', { status: 301, to: '/ar/برامج/' });
  const { status, headers } = await pages.render('[...alias]', '/ar/old/');
  expect([status, decodeURI(headers.get('location') ?? '')]).toEqual([301, '/ar/برامج/']);
});

test.each(Object.entries(typefaces))(
  'pages of a brand that chose %s are set in %s and preload its font, those in Arabic their own',
  async (typeface, family) => {
    const { alias } = nodeExamples.program.full;
    const open = async (lang: string) =>
      (await pages.render('[...alias]', `/${lang}${alias}`)).text();
    const preloaded = (html: string) =>
      /<link rel="preload" href="[^"]*\/([\w-]+)\.woff2/.exec(html)?.[1];
    const shipped = await open('en');
    expect(preloaded(shipped)).toBe('inter-tight-latin-wght-normal');
    expect(shipped).not.toContain('--typeface');
    overlayBrands([{ code: 'HIM', typeface }]);
    const english = await open('en');
    expect(english).toContain(`--typeface: ${family}, "${family} `);
    for (const file of english.match(/[\w/-]+\.woff2/g) ?? [])
      expect(existsSync(join(import.meta.dirname, '..', file))).toBe(true);
    expect(preloaded(english)).toBe(`${typeface}-latin-wght-normal`);
    expect(preloaded(await open('ru'))).toBe(`${typeface}-cyrillic-wght-normal`);
    expect(preloaded(await open('ar'))).toBe('vazirmatn-arabic-wght-normal');
  },
  60_000,
);

// The last one: the backend rests for a while after its failures.
test('a comparison whose page around it can not be had is an error, and kept nowhere', async () => {
  backend.mood = 'error';
  const response = await pages.render('compare/index', compared);
  expect([response.status, freshFor(response)]).toEqual([500, undefined]);
});
