/** A page as a crawler sees it. */
export interface CrawledPage {
  readonly url: string;
  readonly status: number;
  readonly type: string;
  readonly html: string;
  /** Pages of the same site that it links to, without fragments. */
  readonly links: readonly string[];
  readonly foundOn: string;
}

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value?.replaceAll('&amp;', '&').replaceAll('&#38;', '&').replaceAll('&quot;', '"');
};

/** Every start tag of a kind in an HTML text. */
export const tags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}(\\s[^>]*)?>`, 'g')) ?? [];
/** Attributes of the first tag of a kind that has `rel` (or `name`, `property`) of that value. */
export const find = (html: string, name: string, key: string, value: string): string | undefined =>
  tags(html, name).find((tag) => attribute(tag, key) === value);
export { attribute };

/** The links of a page that lead to pages of the same origin. */
export function pageLinks(html: string, url: string): string[] {
  const { origin } = new URL(url);
  const found = tags(html, 'a').flatMap((tag) => {
    const href = attribute(tag, 'href');
    if (!href || !URL.canParse(href, url)) return [];
    const target = new URL(href, url);
    target.hash = '';
    // The intake's own addresses are no pages.
    return target.origin === origin && !target.pathname.startsWith('/leads/') ? [target.href] : [];
  });
  return [...new Set(found)];
}

/** Languages and addresses of a page's `hreflang` links. */
export function alternateLinks(html: string): Map<string, string> {
  const entries = tags(html, 'link').flatMap((tag): [string, string][] => {
    const lang = attribute(tag, 'hreflang');
    const href = attribute(tag, 'href');
    return lang && href ? [[lang, href]] : [];
  });
  return new Map(entries);
}
