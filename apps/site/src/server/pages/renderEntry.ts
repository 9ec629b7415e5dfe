import { makeEntry, type PageEntry } from '../../cache/pageEntry.ts';
import { instant } from '../../cache/purges.ts';
import { log } from '../../runtime/log.ts';
import { extendCsp, formActions } from '../../runtime/security/csp.ts';

/**
 * Renders the page at an address: Astro, or a stand-in in tests; undefined where nothing is
 * published.
 */
export type Render = (url: URL) => Promise<Response | undefined>;

/** Headers that are the front's own business; the rest of a rendered answer is kept. */
const dropped: ReadonlySet<string> = new Set([
  'cdn-cache-control',
  'cache-tag',
  'content-length',
  'set-cookie',
  'connection',
  'transfer-encoding',
  'etag',
  'vary',
]);

/**
 * One rendered page of a brand as an entry, undefined where nothing is published; `before` is what
 * stood there. An answer without `CDN-Cache-Control: max-age` or with an error is marked as not to
 * be kept (`freshFor` 0). A cookie that a page sets would go to every visitor: it is dropped and
 * logged.
 */
export async function renderEntry(
  render: Render,
  url: URL,
  before?: PageEntry,
): Promise<PageEntry | undefined> {
  const renderedAt = instant();
  const response = await render(url);
  if (!response) return undefined;
  const rendered = Buffer.from(await response.arrayBuffer());
  const body = response.headers.get('content-type')?.startsWith('text/html')
    ? scriptsLast(rendered)
    : rendered;
  if (response.headers.has('set-cookie'))
    log.warn(`${url.host}${url.pathname}: a cookie on a shared page was dropped`);
  const seconds = Number(
    /max-age=(\d+)/.exec(response.headers.get('cdn-cache-control') ?? '')?.[1] ?? 0,
  );
  const freshFor = response.status < 500 ? seconds * 1000 : 0;
  return makeEntry(
    {
      status: response.status,
      own: ownHeaders(response, freshFor > 0),
      tags: cacheTags(response),
      renderedAt,
      freshFor,
    },
    body,
    before,
  );
}

const opening = '<script type="module"';
const later = Buffer.from(' fetchpriority="low"');

/**
 * A page's scripts enhance it: they wait for its style, letters and first picture on a slow line.
 * Done in bytes, for a page is long.
 */
function scriptsLast(page: Buffer): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (
    let at = page.indexOf(`${opening} src=`);
    at >= 0;
    at = page.indexOf(`${opening} src=`, from)
  ) {
    parts.push(page.subarray(from, at + opening.length), later);
    from = at + opening.length;
  }
  return Buffer.concat([...parts, page.subarray(from)]);
}

const actions = formActions();

function ownHeaders(response: Response, isKept: boolean): string[] {
  const headers: string[] = [];
  for (const [name, value] of response.headers) {
    if (dropped.has(name) || (isKept && name === 'cache-control')) continue;
    headers.push(name, name === 'content-security-policy' ? extendCsp(value, actions) : value);
  }
  return headers;
}

/** The answer's tags, and one of the front's own: `missing` where nothing is published. */
function cacheTags(response: Response): string[] {
  const tags = (response.headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
  return [...tags.filter(Boolean), ...(response.status === 404 ? ['missing'] : [])];
}
