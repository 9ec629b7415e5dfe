import { PassThrough, pipeline, Readable, type Transform } from 'node:stream';
import type { BrandDefinition } from '@concierge/brands/brands';
import { defaultLang } from '@concierge/contract/lang';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { imageUrl } from '../../ui/imageUrl.ts';
import { type SitemapPage, sitemapPages } from './sitemapPages.ts';

/** Documents a sitemap: with four languages below the 50,000 addresses that a sitemap may have. */
const documentsEach = 10_000;

/** `/sitemap.xml`: an index of sitemaps, each named by the id after which it begins. */
export async function sitemapIndex(brand: BrandDefinition, origin: string): Promise<ReadableStream> {
  const starts = [0];
  let count = 0;
  let last = 0;
  for await (const { id } of sitemapPages(brand, 0, Number.POSITIVE_INFINITY)) {
    // Only where a page follows: a sitemap without any can't be written.
    if (count > 0 && count % documentsEach === 0) starts.push(last);
    count += 1;
    last = id;
  }
  const index = new SitemapIndexStream();
  return bytesOf(Readable.from(starts.map((start) => ({ url: `${origin}/sitemap-${start}.xml` }))), index);
}

/** `/sitemap-{after}.xml`: the pages behind an id in every language that they are translated into, with hreflang and pictures. Streamed. */
export function sitemap(brand: BrandDefinition, origin: string, after: number): ReadableStream {
  const stream = new SitemapStream({ hostname: origin, xmlns: { news: false, video: false, xhtml: true, image: true } });
  return bytesOf(Readable.from(entries(brand, origin, after)), stream);
}

/** Entries written by a sitemap stream, as bytes: it gives strings, which the body of a `Response` may not hold. */
function bytesOf(source: Readable, writer: Transform): ReadableStream {
  const bytes = new PassThrough();
  // An error ends the answer; nobody waits for the end here.
  pipeline(source, writer, bytes, () => undefined);
  return Readable.toWeb(bytes) as ReadableStream;
}

async function* entries(brand: BrandDefinition, origin: string, after: number) {
  for await (const page of sitemapPages(brand, after, documentsEach)) {
    if (page.noindex || (!brand.isMicrosite && hiddenOnGroup.has(page.type))) continue;
    yield* languagesOf(page, origin);
  }
}

function languagesOf(page: SitemapPage, origin: string) {
  const links = Object.entries(page.paths).map(([lang, path]) => ({ lang, url: new URL(path, origin).href }));
  const english = links.find(({ lang }) => lang === defaultLang);
  const all = english ? [...links, { lang: 'x-default', url: english.url }] : links;
  const img = page.images.map((image) => ({ url: new URL(imageUrl(image, 1200, 75, 'webp'), origin).href }));
  return links.map(({ url }) => ({ url, links: all, lastmod: page.changed, img }));
}

/** Not indexed on the group's site (spec §2). */
const hiddenOnGroup: ReadonlySet<string> = new Set(['program', 'singleProgram', 'singleCampus']);
