import { get } from '../get.ts';
import { decoded } from './visibleText.ts';

/** What a site's sitemaps say of a page. */
export interface Listed {
  readonly lastmod: string;
  /** Language → address, of its translations and `x-default`. */
  readonly alternates: ReadonlyMap<string, string>;
}

/**
 * Every page of a site's sitemaps by its address; throws where one doesn't answer or lists a page
 * twice.
 */
export async function fetchSitemap(origin: string): Promise<Map<string, Listed>> {
  const listed = new Map<string, Listed>();
  for (const url of locations(await fetchText(`${origin}/sitemap.xml`))) {
    for (const [, entry = ''] of (await fetchText(url)).matchAll(/<url>([\s\S]*?)<\/url>/g)) {
      const [address = ''] = locations(entry);
      if (listed.has(address)) throw new Error(`${address} stands in the sitemap twice`);
      const links = [...entry.matchAll(/<xhtml:link\b[^>]*hreflang="([^"]*)" href="([^"]*)"/g)];
      const alternates = new Map(links.map(([, lang = '', href = '']) => [lang, decoded(href)]));
      listed.set(address, { lastmod: /<lastmod>([^<]*)/.exec(entry)?.[1] ?? '', alternates });
    }
  }
  return listed;
}

async function fetchText(url: string): Promise<string> {
  const { status, text } = await get(url);
  if (status !== 200) throw new Error(`${url}: ${status}`);
  return text;
}

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => decoded(url));
