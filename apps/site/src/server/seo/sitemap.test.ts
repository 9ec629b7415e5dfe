import { Readable } from 'node:stream';
import { brands } from '@concierge/brands/brands';
import { afterEach, expect, test, vi } from 'vitest';
import { purges } from '../../cache/purges.ts';
import type { BackendCall } from '../../content/backend/backend.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';
import { sitemapAnswer } from './sitemapAnswer.ts';
import { sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

let pages = 0;
let calls = 0;
let hidden: (id: number) => boolean = () => false;
vi.mock('../../content/backend/backend.ts', () => ({
  callBackend: async (_: string, { query }: BackendCall) => {
    calls += 1;
    const after = Number(query?.['after']);
    const ids = Array.from(
      { length: Math.min(1000, pages - after) },
      (_, index) => after + index + 1,
    );
    const entry = (id: number) => ({
      id,
      type: 'lego_page',
      title: `${id}`,
      paths: { en: `/${id}/`, ...(id === 1 ? { ar: '/واحد/' } : {}) },
      changed: '2026-11-21T00:00:00.000Z',
      noindex: hidden(id),
    });
    return { status: 200, statusText: 'OK', data: { pages: ids.map(entry) } };
  },
}));

const answerSitemap = (key: string, make: Parameters<typeof sitemapAnswer>[1], ip = '192.0.2.9') =>
  sitemapAnswer({ key, ip }, make);
const [brand] = brands;
const origin = 'https://seg.example.org';
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
const readStreamText = (stream: ReadableStream | undefined) =>
  stream ? new Response(stream).text() : Promise.resolve('');
afterEach(() => {
  hidden = () => false;
});

test.each([50_000, 50_001])(
  '%i pages stand in the sitemaps of the index once each, none above 50,000 addresses',
  async (count) => {
    pages = count;
    const index = locations(await readStreamText(await sitemapIndex(brand, origin)));
    const found = await Promise.all(
      index.map(async (url) =>
        locations(
          await readStreamText(
            await sitemap(brand, origin, Number(/sitemap-(\d+)\.xml$/.exec(url)?.[1])),
          ),
        ),
      ),
    );
    for (const urls of found) expect(urls.length).toBeLessThanOrEqual(50_000);
    // One of them is translated.
    expect(found.flat()).toHaveLength(count + 1);
    expect(new Set(found.flat()).size).toBe(count + 1);
  },
  60_000,
);

test('a stretch of 10,000 pages that search engines may not have is no sitemap, and the index names the others', async () => {
  pages = 30_001;
  hidden = (id) => id > 10_000 && id <= 20_000;
  expect(locations(await readStreamText(await sitemapIndex(brand, origin)))).toEqual(
    [0, 20_000, 30_000].map((at) => `${origin}/sitemap-${at}.xml`),
  );
  expect(await sitemap(brand, origin, 10_000)).toBeUndefined();
  expect(locations(await readStreamText(await sitemap(brand, origin, 20_000)))).toHaveLength(
    10_000,
  );
});

test('where no page may be indexed the answer is 404, not a broken document', async () => {
  pages = 12;
  hidden = () => true;
  expect((await answerSitemap('', () => sitemapIndex(brand, origin))).status).toBe(404);
  expect((await answerSitemap('0', () => sitemap(brand, origin, 0))).status).toBe(404);
});

test('a sitemap is made once for all queries, and anew after a change', async () => {
  pages = 12;
  const before = calls;
  const ask = async () =>
    locations(await (await answerSitemap('kept', () => sitemap(brand, origin, 0))).text()).length;
  expect([await ask(), await ask(), calls - before]).toEqual([13, 13, 2]);
  pages = 13;
  purges.purge(['page:13']);
  expect(await ask()).toBe(14);
});

test('visitors who ask at the same time share one making; one that is too large is streamed to each', async () => {
  pages = 12;
  const askAll = (key: string, make: Parameters<typeof sitemapAnswer>[1]) =>
    Promise.all(Array.from({ length: 50 }, async () => (await answerSitemap(key, make)).text()));
  const make = vi.fn(() => sitemap(brand, origin, 0));
  const texts = await askAll('shared', make);
  expect([make.mock.calls.length, new Set(texts).size]).toEqual([1, 1]);
  const large = Array.from({ length: 2 ** 19 }, (_, index) => `${10 ** 9 + index}`).join('');
  const makeLarge = vi.fn(async () => new Blob([large]).stream());
  for (const text of await askAll('large', makeLarge)) expect(text === large).toBe(true);
  expect(makeLarge).toHaveBeenCalledTimes(50);
});

test('an address that has had hundreds of sitemaps made waits; those that are made it gets', async () => {
  pages = 12;
  const make = vi.fn(async () => undefined);
  for (let after = 0; after < 700; after += 1) await answerSitemap(`${after}`, make, '192.0.2.1');
  expect(make).toHaveBeenCalledTimes(600);
  const refused = await answerSitemap('700', make, '192.0.2.1');
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([
    429,
    expect.any(Number),
  ]);
  expect((await answerSitemap('700', () => sitemap(brand, origin, 0), '192.0.2.2')).status).toBe(
    200,
  );
});

test('a page stands there once a language, under the addresses that it has', async () => {
  pages = 1;
  const xml = await readStreamText(await sitemap(brand, origin, 0));
  const [en, ar] = ['/en/1/', `/ar/${encodeURIComponent('واحد')}/`].map((path) => origin + path);
  expect(locations(xml)).toEqual([en, ar]);
  const links = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
    lang,
    href,
  ]);
  const versions = [
    ['en', en],
    ['ar', ar],
    ['x-default', en],
  ];
  expect(links).toEqual([...versions, ...versions]);
});

test('what has a meaning in XML is escaped, and a picture stands with its page', async () => {
  const entry = {
    url: 'https://x.example/a?b=1&c=<2>',
    links: [],
    lastmod: '2026-11-21',
    images: ["https://x.example/'d'"],
  };
  const xml = await readStreamText(
    Readable.toWeb(Readable.from(sitemapXml(Readable.from([entry])))) as ReadableStream,
  );
  expect(xml).toContain(
    '<loc>https://x.example/a?b=1&amp;c=&lt;2&gt;</loc><lastmod>2026-11-21</lastmod>',
  );
  expect(xml).toContain(
    '<image:image><image:loc>https://x.example/&apos;d&apos;</image:loc></image:image></url></urlset>',
  );
});

test('the index is a document of its own kind, whose addresses are escaped', () => {
  const xml = Buffer.from(sitemapIndexXml(['https://x.example/a', 'https://x.example/?b&c']));
  expect(xml.toString()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://x.example/a</loc></sitemap><sitemap><loc>https://x.example/?b&amp;c</loc></sitemap></sitemapindex>',
  );
});
