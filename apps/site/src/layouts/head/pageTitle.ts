import type { PageContext } from '../../content/pageContext.ts';

/**
 * Text of `<title>`: the editors' own, else the page's title, and the brand behind it unless it is
 * in it already.
 */
export function pageTitle({ answer, brand, status, t }: PageContext, own?: string): string {
  const fallback = status === 404 ? t.errors.notFoundTitle : t.errors.serverTitle;
  const title = own ?? answer?.node.metatag?.title ?? answer?.node.title ?? fallback;
  return title.includes(brand.name) ? title : `${title} · ${brand.name}`;
}
