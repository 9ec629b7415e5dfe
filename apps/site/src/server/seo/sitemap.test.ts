import { brands } from '@concierge/brands/brands';
import { expect, test, vi } from 'vitest';
import type { BackendCall } from '../../content/backend.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

let pages = 0;
vi.mock('../../content/backend.ts', () => ({
  callBackend: async (_: string, { query }: BackendCall) => {
    const after = Number(query?.['after']);
    const ids = Array.from({ length: Math.min(1000, pages - after) }, (_, index) => after + index + 1);
    const entry = (id: number) => ({
      id,
      type: 'lego_page',
      title: `${id}`,
      paths: { en: `/en/${id}/` },
      changed: '2026-11-21T00:00:00.000Z',
    });
    return { status: 200, statusText: 'OK', data: { pages: ids.map(entry) } };
  },
}));

const [brand] = brands;
const origin = 'https://seg.example.org';
const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
const textOf = (stream: ReadableStream) => new Response(stream).text();

test.each([50_000, 50_001])(
  '%i pages stand in the sitemaps of the index once each, none above 50,000 addresses',
  async (count) => {
    pages = count;
    const index = locations(await textOf(await sitemapIndex(brand, origin)));
    const found = await Promise.all(
      index.map(async (url) => locations(await textOf(sitemap(brand, origin, Number(/sitemap-(\d+)\.xml$/.exec(url)?.[1]))))),
    );
    for (const urls of found) expect(urls.length).toBeLessThanOrEqual(50_000);
    expect(found.flat()).toHaveLength(count);
    expect(new Set(found.flat()).size).toBe(count);
  },
  60_000,
);
