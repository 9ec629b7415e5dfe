import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brands } from '@concierge/brands/brands';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}
const brand = brands[3];
const seen: Seen[] = [];
/** What the stub answers next: status, the words of its status line, and a body. */
let answer: { status: number; words?: string; body: unknown } = { status: 200, body: {} };

/** As many next calls are cut off. */
const cutOff: unknown[] = [];
/** Answers of the next calls, before `answer` is given. */
const answers: (typeof answer)[] = [];

const backend = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ method: request.method, url: request.url, headers: request.headers, body });
  if (cutOff.pop()) return void request.socket.resetAndDestroy();
  const given = answers.pop() ?? answer;
  response
    .writeHead(given.status, given.words, { 'content-type': 'application/json' })
    .end(JSON.stringify(given.body) ?? '<html>');
});

/** The modules read the address of the backend when they are loaded. */
async function load() {
  const [helper, node, page, health, log] = await Promise.all([
    import('./helper.ts'),
    import('../node.ts'),
    import('../loadPage.ts'),
    import('./backendHealth.ts'),
    import('../../runtime/log.ts'),
  ]);
  return { ...helper, ...node, ...page, ...health, ...log };
}
let site: Awaited<ReturnType<typeof load>>;
const logged = vi.fn<(...parts: unknown[]) => void>();

beforeAll(async () => {
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  vi.stubEnv('CONTENT_API', `http://127.0.0.1:${(backend.address() as AddressInfo).port}/api`);
  site = await load();
});
beforeEach(() => {
  seen.length = 0;
  site.backendHealth.succeeded();
  vi.spyOn(site.log, 'error').mockImplementation(logged);
});
afterEach(() => {
  vi.restoreAllMocks();
  logged.mockReset();
});
afterAll(() => void backend.close());

test('the helper gets and posts at the API base: query, JSON headers, entorno', {
  tags: ['S7.helper.1', 'S7.helper.2', 'S7.helper.3', 'S7.helper.4'],
}, async () => {
  answer = { status: 200, body: { items: [1] } };
  expect(
    await site.callHelper('/views/search', {
      brand,
      query: { q: 'a & b', page: '2', none: undefined },
    }),
  ).toEqual({
    data: { items: [1] },
  });
  await site.callHelper('/forms', { brand, query: { lang: 'ar' }, body: { name: 'Zürich' } });
  const [got, posted] = seen;
  expect([got?.method, got?.url, got?.body]).toEqual([
    'GET',
    '/api/views/search?q=a+%26+b&page=2',
    '',
  ]);
  expect([posted?.method, posted?.url, posted?.body]).toEqual([
    'POST',
    '/api/forms?lang=ar',
    '{"name":"Zürich"}',
  ]);
  for (const { headers } of seen)
    expect(headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      entorno: 'HIM',
    });
});

test('the helper answers a 301 with the target from its message, and does not follow it', {
  tags: ['S7.helper.5'],
}, async () => {
  answer = { status: 301, body: { errors: [{ message: '/en/elsewhere/' }] } };
  expect(await site.callHelper('/views/search', { brand })).toEqual({ redirect: '/en/elsewhere/' });
  expect(seen).toHaveLength(1);
});

test.each([
  [404, 'Not Found'],
  [418, 'Short and stout'],
  [503, 'Closed for the night'],
])(
  'the helper only logs a %i, and hands on nothing that could be shown',
  { tags: ['S7.helper.6', 'S8.fetch.3', 'S8.fetch.5'] },
  async (status, words) => {
    answer = { status, words, body: { errors: [{ message: 'table pages is gone' }] } };
    expect(await site.callHelper('/views/search', { brand })).toBeUndefined();
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]?.[0]).toMatchObject({
      err: new Error(`${status} ${words}`),
      path: '/views/search',
    });
  },
);

test.each([
  [400, 'Odd question'],
  [403, 'Forbidden'],
  [500, 'Out of order'],
])(
  'the content fetch throws a %i with its status text',
  { tags: ['S8.fetch.6', 'S7.node.5'] },
  async (status, words) => {
    answer = { status, words, body: {} };
    await expect(site.fetchNode(brand, 'en', '/en/')).rejects.toThrow(words);
  },
);

test('the content fetch does not throw a 404', { tags: ['S8.fetch.6', 'S7.node.4'] }, async () => {
  answer = { status: 404, body: { errors: [{ message: 'Not found' }] } };
  expect(await site.fetchNode(brand, 'en', '/en/nowhere/')).toMatchObject({ kind: 'missing' });
  expect([seen[0]?.method, seen[0]?.url, seen[0]?.body]).toEqual([
    'POST',
    '/api/node?lang=en',
    '{"nodeUrl":"/en/nowhere/"}',
  ]);
});

test('refusals that are no JSON are no sign that the backend is down, and none that a page is gone', async () => {
  for (const [status, reason] of [
    [403, 'Refused'],
    [429, 'Refused'],
    [404, 'not JSON'],
  ] as const) {
    answer = { status, words: 'Refused', body: undefined };
    for (let times = 0; times < 4; times += 1)
      await expect(site.fetchNode(brand, 'en', '/en/<script>/')).rejects.toThrow(reason);
  }
  expect([seen.length, site.backendHealth.isDown]).toEqual([12, false]);
});

test('a 404 without menus leaves the error page those it had', async () => {
  const locals = { brand, lang: 'en', origin: 'https://him.example.org' } as const;
  const load = (path: string) => site.loadPage(locals, new URL(`https://him.example.org${path}`));
  const menus = { main: [{ title: 'Programs', relative: '/en/programs/' }] };
  answer = { status: 404, body: { menus, blocks: {} } };
  await load('/en/nowhere/');
  for (const body of [undefined, 'nothing']) {
    answer = { status: 404, body };
    await load('/en/nowhere-else/');
  }
  answer = { status: 500, body: {} };
  expect(await load('/en/')).toMatchObject({ context: { status: 500, shell: { menus } } });
});

test.each([
  ['cut off', () => cutOff.push(1)],
  ['answered by a proxy that finds nobody', () => answers.push({ status: 502, body: undefined })],
])('a call that is %s is tried once more, and nobody sees it', async (_, fail) => {
  answer = { status: 404, body: {} };
  fail();
  expect(await site.fetchNode(brand, 'en', '/en/nowhere/')).toMatchObject({ kind: 'missing' });
  expect(seen).toHaveLength(2);
  for (let times = 0; times < 9; times += 1) fail();
  await expect(site.fetchNode(brand, 'en', '/en/nowhere/')).rejects.toThrow();
  answers.length = 0;
  cutOff.length = 0;
});

test('a failed content fetch is thrown on to the page’s door, logged there, and shown to nobody', {
  tags: ['S8.fetch.1', 'S8.fetch.2', 'S8.fetch.4'],
}, async () => {
  answer = {
    status: 500,
    words: 'Out of order',
    body: { errors: [{ message: 'table pages is gone' }] },
  };
  const locals = { brand, lang: 'en', origin: 'https://him.example.org' } as const;
  const loaded = await site.loadPage(locals, new URL('https://him.example.org/en/visit/'));
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls[0]?.[0]).toMatchObject({
    path: '/en/visit/',
    err: expect.objectContaining({ message: 'Out of order', status: 500 }),
  });
  expect(loaded).toMatchObject({ kind: 'page', context: { status: 500, answer: undefined } });
  expect(JSON.stringify(loaded)).not.toMatch(/Out of order|table pages/);
});

test('an address whose percent signs encode nothing is not found, and nobody is asked', async () => {
  const locals = { brand, lang: 'en', origin: 'https://him.example.org' } as const;
  const odd = new URL('https://him.example.org/_astro/%/x%3C');
  expect(await site.loadPage(locals, odd)).toMatchObject({
    kind: 'page',
    context: { status: 404 },
  });
  expect([seen, logged.mock.calls]).toEqual([[], []]);
});
