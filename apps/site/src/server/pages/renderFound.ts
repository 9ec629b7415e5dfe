import type { BrandDefinition } from '@concierge/brands/brands';
import { defaultLang, isLang } from '@concierge/contract/lang';
import { loadNode } from '../../content/loadNode.ts';
import { notFoundPath } from '../../routing/notFoundPath.ts';
import { pathLang } from '../../routing/pathLang.ts';

/** Renders a page that all visitors share; undefined where nothing is published at its address. */
export type RenderPage = (url: URL, brand: BrandDefinition) => Promise<Response | undefined>;
type RenderLocals = Pick<App.Locals, 'brand' | 'node'>;

const aliasRoute = '/[lang]/[...alias]';

/**
 * Renders what there is: a made-up address costs the backend's answer, and no rendering.
 * `findRoute` says which route an address has; the backend decides on `/[lang]/[...alias]`.
 */
export function renderFound(
  render: (url: URL, locals: RenderLocals) => Promise<Response>,
  findRoute: (url: URL) => string | undefined,
): RenderPage {
  return async (url, brand) => {
    const own = pathLang(brand.code, url.pathname);
    const route = findRoute(url);
    // Without a language of the brand there are only old addresses, which the backend redirects.
    const isOld = route === aliasRoute && !isLang(url.pathname.split('/', 2)[1]);
    if (!own && !isOld && route?.startsWith('/[lang]/')) return undefined;
    const lang = own ?? defaultLang;
    if (url.pathname === notFoundPath(lang)) return render(url, { brand });
    if (route !== aliasRoute) return whatIsThere(await render(url, { brand }));
    const node = loadNode(brand, lang, url);
    // What went wrong is the page's to tell.
    const kind = await node.then((result) => result.kind).catch(() => 'unknown');
    return kind === 'missing' ? undefined : render(url, { brand, node });
  };
}

/** A calendar or feed that is gone is a page to who follows a link to it: then it is undefined. */
const whatIsThere = (answer: Response): Response | undefined =>
  answer.status === 404 && answer.headers.get('content-type')?.startsWith('text/plain')
    ? undefined
    : answer;
