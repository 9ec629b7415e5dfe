import { get } from '../get.ts';
import { type CrawledPage, pageLinks } from './page.ts';

/** Requests at the same time. */
const width = 6;
/** A site that has more pages than this has a loop. */
const maxPages = 4000;

/**
 * Every page of a site that can be reached from some of its addresses by links; redirects are
 * followed by hand.
 */
export async function crawl(starts: readonly string[]): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = starts.map((url) => ({ url, foundOn: '(start)' }));
  const queued = new Set(starts);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const page = await visit(next.url, next.foundOn);
      pages.set(next.url, page);
      if (pages.size > maxPages)
        throw new Error(`More than ${maxPages} pages: ${next.url} found on ${next.foundOn}`);
      for (const url of page.links) {
        if (queued.has(url)) continue;
        queued.add(url);
        waiting.push({ url, foundOn: page.url });
      }
    }
  };
  // A worker may find the queue empty while another still fetches, so they start again until
  // nothing is left.
  while (waiting.length) await Promise.all(Array.from({ length: width }, worker));
  return pages;
}

async function visit(url: string, foundOn: string): Promise<CrawledPage> {
  const { status, headers, text } = await get(url);
  const type = headers['content-type'] ?? '';
  const html = type.includes('text/html') ? text : '';
  const target = headers.location;
  const links = target ? [new URL(target, url).href] : pageLinks(html, url);
  return {
    url,
    status,
    type,
    html,
    links: links.filter((link) => new URL(link).origin === new URL(url).origin),
    foundOn,
  };
}
