import { Readable } from 'node:stream';
import type { BrandDefinition } from '@concierge/brands/brands';
import { defaultLang, langs } from '@concierge/contract/lang';
import { isHiddenOnGroup } from '@concierge/contract/node';
import { absoluteUrl } from '../../routing/absoluteUrl.ts';
import { imageUrl } from '../../routing/imageUrl.ts';
import { type SitemapPage, sitemapPages } from './sitemapPages.ts';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemapXml.ts';

/** Documents a sitemap: with four languages below the 50,000 addresses that a sitemap may have. */
const documentsEach = 10_000;

/**
 * `/sitemap.xml`: an index of the sitemaps that hold a page, each named by the id after which it
 * begins; undefined where none does.
 */
export async function sitemapIndex(
  brand: BrandDefinition,
  origin: string,
): Promise<ReadableStream | undefined> {
  const starts = new Set<number>();
  let [count, start, last] = [0, 0, 0];
  for await (const page of sitemapPages(brand, 0, Number.POSITIVE_INFINITY)) {
    if (count % documentsEach === 0) start = last;
    if (isListed(brand, page)) starts.add(start);
    count += 1;
    last = page.id;
  }
  const urls = [...starts].map((after) => `${origin}/sitemap-${after}.xml`);
  return urls.length > 0 ? toWebStream([sitemapIndexXml(urls)]) : undefined;
}

/**
 * `/sitemap-{after}.xml`: the pages behind an id in every language that they are translated into,
 * with hreflang and pictures. Streamed; undefined where all of them are kept out of search engines,
 * because a sitemap without pages is none.
 */
export async function sitemap(
  brand: BrandDefinition,
  origin: string,
  after: number,
): Promise<ReadableStream | undefined> {
  const all = entries(brand, origin, after);
  const first = await all.next();
  if (first.done) return undefined;
  return toWebStream(sitemapXml(startingWith(first.value, all)));
}

async function* startingWith<T>(first: T, rest: AsyncIterable<T>) {
  yield first;
  yield* rest;
}

/** Chunks as the body of an answer. */
export const toWebStream = (
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): ReadableStream => Readable.toWeb(Readable.from(chunks)) as ReadableStream;

async function* entries(brand: BrandDefinition, origin: string, after: number) {
  for await (const page of sitemapPages(brand, after, documentsEach)) {
    if (isListed(brand, page)) yield* sitemapEntries(page, origin);
  }
}

function sitemapEntries(page: SitemapPage, origin: string): SitemapEntry[] {
  const links = langs.flatMap((lang) => {
    const path = page.paths[lang];
    return path === undefined
      ? []
      : [{ lang: lang as string, url: absoluteUrl(origin, lang, path) }];
  });
  const english = links.find(({ lang }) => lang === defaultLang);
  const all = english ? [...links, { lang: 'x-default', url: english.url }] : links;
  const images = page.images.map(
    (image) => new URL(imageUrl(image, 1200, 75, 'webp'), origin).href,
  );
  return links.map(({ url }) => ({ url, links: all, lastmod: page.changed, images }));
}

/** Whether search engines may have a page: it has an address, and nobody keeps it out. */
const isListed = (brand: BrandDefinition, { noindex, type, paths }: SitemapPage): boolean =>
  !noindex && Object.keys(paths).length > 0 && (brand.isMicrosite || !isHiddenOnGroup(type));
