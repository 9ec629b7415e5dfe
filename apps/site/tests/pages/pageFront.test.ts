import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SiteUnderTest, until } from '../siteUnderTest.ts';

const site = new SiteUnderTest();
beforeAll(() => site.start());
afterAll(() => site.stop());
beforeEach(async () => {
  site.backend.mood = 'well';
  site.backend.delay = 0;
  site.dress = (response) => response;
});

const title = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';

test('a page is rendered once, then served from memory, compressed once for every encoding', {
  tags: ['S2.routes.2'],
}, async () => {
  const plain = await site.ask('/en/about/');
  expect(plain.status).toBe(200);
  const brotli = await site.ask('/en/about/', {
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  });
  const gzip = await site.ask('/en/about/', {
    headers: { 'accept-encoding': 'gzip;q=1.0, br;q=0' },
  });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
  expect(site.renderCount('/en/about/')).toBe(1);
});

test('a page counts as from disk only after a start, not at its first gzip request or after purges', async () => {
  const { pageAnswers } = await import('../../src/server/pages/pageFront.ts');
  for (const path of ['/en/brochure/', '/en/contact/']) await site.ask(path);
  const { disk } = pageAnswers;
  await site.ask('/en/brochure/', { headers: { 'accept-encoding': 'gzip' } });
  site.backend.publish('/contact/', ['page:HIM/contact/']);
  await until(async () => title((await site.ask('/en/contact/')).text).endsWith('r2'));
  const { memory } = pageAnswers;
  await site.ask('/en/brochure/');
  expect(pageAnswers).toMatchObject({ disk, memory: memory + 1 });
  await site.stopSite();
  await site.startSite();
  await site.ask('/en/brochure/');
  expect(pageAnswers.disk).toBe(disk + 1);
});

test('an unchanged page is answered 304 by its entity tag, HEAD has no body', async () => {
  const { headers, body } = await site.ask('/en/about/');
  const again = await site.ask('/en/about/', {
    headers: { 'if-none-match': `"other", ${headers.etag}` },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await site.ask('/en/about/', { method: 'HEAD' });
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
    200,
    0,
    String(body.length),
  ]);
});

test('hole 1: a page is rendered with the canonical origin, never with the visitor’s host', async () => {
  const { text } = await site.ask('/en/contact/', { host: 'HIM.localhost:9999' });
  expect(text).toContain('http://him.localhost:3000/en/contact/');
  expect(text).not.toContain('9999');
});

test('hole 2: a cookie that a page sets reaches nobody', async () => {
  site.dress = (response) => {
    response.headers.append('set-cookie', 'visitor=1');
    return response;
  };
  const answers = await Promise.all([1, 2, 3].map(() => site.ask('/en/apply/')));
  expect(answers.map(({ status, headers }) => [status, headers['set-cookie']])).toEqual(
    Array(3).fill([200, undefined]),
  );
});

test('hole 3: what was purged while it was rendered is not kept as fresh', async () => {
  await site.ask('/en/visit/');
  site.backend.publish('/visit/', ['page:HIM/visit/']);
  await until(async () => title((await site.ask('/en/visit/')).text).endsWith('r2'));
  site.backend.delay = 300;
  site.backend.change(['page:HIM/visit/']);
  await until(() => {
    void site.ask('/en/visit/');
    return site.backend.count('/api/node /en/visit/') >= 3;
  });
  // The rendering under way read revision 2; revision 3 comes while it runs.
  site.backend.publish('/visit/', ['page:HIM/visit/']);
  await until(async () => title((await site.ask('/en/visit/')).text).endsWith('r3'));
});

test.each([
  '//evil/',
  'http://evil/en/',
  '/en/../en/',
  '/en/%2e%2e/',
  '/en/%zz/',
  '/en/%00/',
  '/en/%c2%85/',
  '/en//about/',
  '/en/a%5cb/',
])('hole 4 and bad input: %s is refused with 400', async (path) => {
  expect((await site.ask(path)).status).toBe(400);
});

test('bad input: 8 KB of path are refused with 400, an unknown language is a branded 404', async () => {
  const [long, unknown] = await Promise.all([
    site.ask(`/en/${'a'.repeat(8000)}/`),
    site.ask('/fr/about/'),
  ]);
  expect([long.status, unknown.status, unknown.text.includes('Hotel Institute')]).toEqual([
    400,
    404,
    true,
  ]);
});

test('fifty visitors at once cost one rendering', async () => {
  site.backend.delay = 50;
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.ask('/en/brochure/')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(site.renderCount('/en/brochure/')).toBe(1);
});

test('parameters that no page reads are no part of the address; known ones are, in any order', async () => {
  const before = site.renderCount('/en/about/');
  await site.ask('/en/about/?utm_source=x&gclid=1');
  expect(site.renderCount('/en/about/')).toBe(before);
  await site.ask('/en/search/?tab=news&utm_medium=y&search_api_fulltext=lake');
  await site.ask('/en/search/?search_api_fulltext=lake&tab=news');
  expect(site.renderCount('/en/search/?search_api_fulltext=lake&tab=news')).toBe(1);
});

test('redirects of the backend are taken from its message and follow the link rule', {
  tags: ['S7.node.3'],
}, async () => {
  site.backend.redirects.set('/en/old/', { status: 301, to: '/about?x=1' });
  site.backend.redirects.set('/en/away/', { status: 302, to: 'https://example.org/there' });
  const old = await site.ask('/en/old/');
  const away = await site.ask('/en/away/');
  expect([old.status, old.headers.location]).toEqual([301, '/en/about/?x=1']);
  expect([away.status, away.headers.location]).toEqual([302, 'https://example.org/there']);
});

test('a redirect takes the query of a campaign along to our sites, and keeps it for nobody else', async () => {
  for (const [from, to] of [
    ['renamed', '/about/#team'],
    ['moved', 'http://caa.localhost/en/about/'],
    ['queried', '/about/?x=1'],
    ['left', 'https://example.org/there'],
  ] as const)
    site.backend.redirects.set(`/en/${from}/`, { status: 301, to });
  const target = async (address: string) => (await site.ask(address)).headers.location;
  const campaign = '?utm_source=x&gclid=y';
  expect(await target(`/en/renamed/${campaign}`)).toBe(`/en/about/${campaign}#team`);
  expect(await target('/en/renamed/?gclid=z')).toBe('/en/about/?gclid=z#team');
  expect(await target('/en/renamed/')).toBe('/en/about/#team');
  expect(await target(`/en/moved/${campaign}`)).toBe(`http://caa.localhost/en/about/${campaign}`);
  expect(await target(`/en/queried/${campaign}`)).toBe('/en/about/?x=1');
  expect(await target(`/en/left/${campaign}`)).toBe('https://example.org/there');
  expect(site.renderCount('/en/renamed/')).toBe(1);
  const answer = await site.ask(`/en/renamed/${campaign}`);
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('the bare address leads to /en/, a missing slash is added, other methods are refused', {
  tags: ['S9.i18n.1'],
}, async () => {
  const [bare, slash, post] = await Promise.all([
    site.ask('/'),
    site.ask('/en/about?a=1'),
    site.ask('/en/about/', { method: 'POST', body: 'x' }),
  ]);
  expect([bare.status, bare.headers.location]).toEqual([302, '/en/']);
  expect([slash.status, slash.headers.location]).toEqual([301, '/en/about/?a=1']);
  expect(post.status).toBe(405);
});

test('every host serves its brand, an unknown one gets 421', { tags: ['S1.env.1'] }, async () => {
  const names = await Promise.all(
    ['seg', 'him', 'shms', 'caa', 'cr'].map(
      async (code) => (await site.ask('/en/about/', { host: `${code}.localhost:3000` })).text,
    ),
  );
  expect(new Set(names).size).toBe(5);
  expect((await site.ask('/en/', { host: 'evil.example' })).status).toBe(421);
});

test('every answer bears the security headers', async () => {
  const answers = await Promise.all(
    [
      '/en/about/',
      '/en/nope/',
      '/',
      '/healthz',
      '/en/%zz/',
      '/img/1/1/avif/x',
      '/api/x',
      '/media/none..x',
    ].map((path) => site.ask(path)),
  );
  for (const { headers } of answers) {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toBeTruthy();
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toContain('geolocation=()');
  }
});

test('a body above 64 KB is refused with 413, with its length given or not', async () => {
  const large = 'x'.repeat(70_000);
  const given = await site
    .ask('/api/x', {
      method: 'POST',
      body: large,
      headers: { 'content-length': String(large.length) },
    })
    .catch(() => ({ status: 413 }));
  const chunked = await site
    .ask('/api/x', { method: 'POST', body: large, headers: { 'transfer-encoding': 'chunked' } })
    .catch(() => ({ status: 413 }));
  expect([given.status, chunked.status]).toEqual([413, 413]);
});
