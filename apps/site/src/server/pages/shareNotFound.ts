import type { BrandDefinition } from '@concierge/brands/brands';
import { isLang } from '@concierge/contract/lang';
import { instant, purges } from '../../cache/purges.ts';
import { isNotFound } from '../../content/loadPage.ts';
import { alike } from '../../content/pageHeaders.ts';
import { renderSlot } from '../../runtime/fairQueue.ts';

type RenderPage = (url: URL, brand: BrandDefinition) => Promise<Response>;

interface NotFoundPage {
  readonly body: ArrayBuffer;
  readonly headers: Headers;
  readonly tags: readonly string[];
  readonly since: number;
}

/** After this the page is rendered anew, whatever the change feed says. */
const maxAgeMs = 60_000;

/**
 * Renders pages, and the 404 page of a brand and language only once for all addresses where nothing
 * is: a made-up address costs the backend's answer, and no rendering. `isAlias` says whether an
 * address is one that the backend decides on, and no route of ours.
 */
export function shareNotFound(render: RenderPage, isAlias: (url: URL) => boolean): RenderPage {
  const notFoundPages = new Map<string, NotFoundPage>();
  return async (url, brand) => {
    const lang = url.pathname.split('/')[1];
    if (!isLang(lang) || !isAlias(url)) return render(url, brand);
    const site = `${brand.code} ${lang}`;
    const cached = notFoundPages.get(site);
    const isSame =
      cached !== undefined && isCurrent(cached) && (await isNotFound(brand, lang, url));
    if (isSame) await renderSlot();
    if (isSame && isCurrent(cached)) return copyOf(cached);
    const since = instant();
    const response = await render(url, brand);
    if (response.status !== 404 || !response.headers.has(alike)) return response;
    const { headers } = response;
    const page = {
      body: await response.arrayBuffer(),
      headers,
      tags: (headers.get('cache-tag') ?? '').split(','),
      since,
    };
    notFoundPages.set(site, page);
    return copyOf(page);
  };
}

const copyOf = ({ body, headers }: NotFoundPage) => new Response(body, { status: 404, headers });

const isCurrent = ({ tags, since }: NotFoundPage) =>
  since + maxAgeMs > instant() && purges.isCurrent(tags, since);
