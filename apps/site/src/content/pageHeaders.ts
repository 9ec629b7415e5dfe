import type { PageContext } from './pageContext.ts';

/** Seconds that a page, and a 404, count as fresh without news from the change feed. */
const freshFor = { 200: 300, 404: 60 } as const;

/** Seconds for a page without the part that the backend could not give. */
const makeshiftFreshFor = 10;

/** Where the browser learns which pages it may fetch in advance. */
const speculation = { 'Speculation-Rules': '"/static/speculation-rules.json"' };

/**
 * When the document was last changed, as an instant: an editor's admin asks for it after
 * publishing.
 */
const soundVersion = /^[\d:.TZ+-]{10,40}$/;

/** What a page shows that the backend gives by a call of its own. */
interface SecondAnswer {
  /** Tags such as `list:event`, which make the page stale besides its own. */
  readonly tags?: readonly string[];
  /** The backend could not give it: the page is a makeshift, to be rendered again soon. */
  readonly isMissing?: boolean;
}

/**
 * Headers of a page for whoever caches it: the page front of this process, and any CDN before it
 * that understands `CDN-Cache-Control` and `Cache-Tag` (ADR 16). Errors and drafts are never kept.
 */
export function pageHeaders(
  { status, shell, brand, preview, answer }: PageContext,
  { tags = [], isMissing = false }: SecondAnswer = {},
): Record<string, string> {
  const type = { 'Content-Type': 'text/html; charset=utf-8' };
  if (status === 500 || preview)
    return { ...type, 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
  const version = answer?.node.changed ?? '';
  const says = soundVersion.test(version) ? { 'Content-Version': version } : undefined;
  return {
    ...type,
    ...speculation,
    ...says,
    ...cachedBy(
      [...shell.tags, ...tags, `brand:${brand.code}`],
      isMissing ? makeshiftFreshFor : freshFor[status],
    ),
  };
}

/** Gives the answer of a route its page's status and headers. */
export function setPageHeaders(
  response: { status?: number | undefined; readonly headers: Headers },
  context: PageContext,
  second?: SecondAnswer,
): void {
  response.status = context.status;
  for (const [name, value] of Object.entries(pageHeaders(context, second)))
    response.headers.set(name, value);
}

/**
 * Headers of anything made of content: the tags that make it stale, and how many seconds it is
 * fresh.
 */
export function cachedBy(tags: readonly string[], seconds: number): Record<string, string> {
  return {
    'CDN-Cache-Control': `max-age=${seconds}, stale-while-revalidate=86400, stale-if-error=31536000`,
    'Cache-Tag': [...new Set(tags)].join(','),
  };
}
