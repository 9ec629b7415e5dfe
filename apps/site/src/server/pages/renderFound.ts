import type { BrandDefinition } from '@concierge/brands/brands';
import { defaultLang } from '@concierge/contract/lang';
import { loadNode } from '../../content/loadNode.ts';
import { notFoundPath } from '../../routing/notFoundPath.ts';
import { pathLang } from '../../routing/pathLang.ts';

/** Renders a page that all visitors share; undefined where nothing is published at its address. */
export type RenderPage = (url: URL, brand: BrandDefinition) => Promise<Response | undefined>;
type RenderLocals = Pick<App.Locals, 'brand' | 'node'>;

/**
 * Renders what the backend has: a made-up address costs its answer, and no rendering. `isAlias`
 * says whether an address is one that the backend decides on, and no route of ours.
 */
export function renderFound(
  render: (url: URL, locals: RenderLocals) => Promise<Response>,
  isAlias: (url: URL) => boolean,
): RenderPage {
  return async (url, brand) => {
    const lang = pathLang(brand.code, url.pathname) ?? defaultLang;
    if (url.pathname === notFoundPath(lang) || !isAlias(url)) return render(url, { brand });
    const node = loadNode(brand, lang, url);
    // What went wrong is the page's to tell.
    const kind = await node.then((result) => result.kind).catch(() => 'unknown');
    return kind === 'missing' ? undefined : render(url, { brand, node });
  };
}
