import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programs } from '@concierge/contract/examples/programs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AstroPages } from './astroPages.ts';
import { FakeBackend } from './fakeBackend.ts';

const backend = new FakeBackend();
const dataDir = mkdtempSync(join(tmpdir(), 'concierge-makeshift-'));
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
  backend.answers.clear();
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

test('a comparison says that the programmes can not be loaded, not that one is no longer offered', async () => {
  const text = await (await pages.render('compare/index', compared)).text();
  expect(text).toContain(unavailable);
  expect(text).not.toContain('no longer offered');
  backend.answers.set('/api/programs', found);
  const loaded = await (await pages.render('compare/index', compared)).text();
  expect(loaded).toContain(`>${first?.title}</a>`);
  expect(loaded).not.toContain(unavailable);
});

test('a comparison whose page around it can not be had is an error, and kept nowhere', async () => {
  backend.mood = 'error';
  const response = await pages.render('compare/index', compared);
  expect([response.status, freshFor(response)]).toEqual([500, undefined]);
});
