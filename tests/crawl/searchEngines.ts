import type { BrandDefinition } from '@concierge/brands/brands';
import { formTypes } from '@concierge/contract/node';
import { alternateLinks, attribute, type CrawledPage, find, tags } from './page.ts';
import type { Listed } from './sitemap.ts';

/** Pages of one site, as a search engine sees them, with what its sitemaps list. */
export interface Site {
  readonly brand: BrandDefinition;
  readonly byUrl: ReadonlyMap<string, CrawledPage>;
  readonly listed: ReadonlyMap<string, Listed>;
}
type Check = (page: CrawledPage, site: Site) => string | false | undefined;

const pageType = ({ html }: CrawledPage): string | undefined =>
  /data-node-type="(\w+)"/.exec(html)?.[1];
const isNoindex = ({ html }: CrawledPage): boolean =>
  attribute(find(html, 'meta', 'name', 'robots') ?? '', 'content')?.includes('noindex') ?? false;
const canonicalUrls = ({ html }: CrawledPage): string[] =>
  tags(html, 'link').flatMap((tag) =>
    attribute(tag, 'rel') === 'canonical' ? [attribute(tag, 'href') ?? ''] : [],
  );
const withoutQuery = (url: string): string => url.replace(/\?.*/, '');
const isForm = (type: string | undefined): boolean =>
  (formTypes as readonly (string | undefined)[]).includes(type);
const isIn = (pattern: RegExp, url: string): boolean => pattern.test(new URL(url).pathname);

/**
 * Each version names itself, all others and `x-default`; what it names exists, may be indexed, and
 * names the same.
 */
export const alternatesFault: Check = (page, { byUrl }) => {
  const own = alternateLinks(page.html);
  if (own.size === 0) return false;
  if (isNoindex(page) && page.url !== withoutQuery(page.url)) return 'hidden, with other languages';
  const lang = new URL(page.url).pathname.split('/')[1] ?? '';
  if (own.get(lang) !== canonicalUrls(page)[0] && !isForm(pageType(page)))
    return `names ${own.get(lang)} as itself`;
  if (!own.has('x-default')) return 'no x-default';
  for (const [other, href] of own) {
    const target = byUrl.get(href);
    if (target?.status !== 200)
      return `${other} leads to ${href}: ${target?.status ?? 'not found by the crawl'}`;
    if (JSON.stringify([...alternateLinks(target.html)]) !== JSON.stringify([...own]))
      return `${other} names other languages`;
  }
  return false;
};

/**
 * One canonical address: the page itself, without query but for lists that go on and form types
 * (spec §2), or the original of what isn't translated.
 */
export const canonicalFault: Check = (page, { byUrl }) => {
  const [href, ...more] = canonicalUrls(page);
  if (!href || more.length > 0) return `${more.length + (href ? 1 : 0)} canonicals`;
  const type = pageType(page);
  if (isForm(type)) {
    const wanted = type === 'webinar' ? withoutQuery(page.url) : page.url;
    return href !== wanted && `a form page names ${href}`;
  }
  const target = byUrl.get(href);
  if (target?.status !== 200) return `names ${href}, which the crawl did not find`;
  if (canonicalUrls(target)[0] !== href) return `names ${href}, which names another one`;
  if (withoutQuery(href) === withoutQuery(page.url)) return false;
  const isOriginal =
    new URL(href).pathname.startsWith('/en/') && alternateLinks(page.html).size === 0;
  return !isOriginal && `names ${href}`;
};

/**
 * Hidden: programmes and campuses of the group (spec §2), thank-you pages (spec §10.30), what is
 * made for one visitor, choices of filters, and nothing else.
 */
export const noindexFault: Check = (page, { brand }) => {
  const type = pageType(page);
  const ofGroup = !brand.isMicrosite && (type === 'program' || type === 'singleCampus');
  const ofVisitor = isIn(/^\/\w+\/(search|compare)\/$/, page.url);
  const thanks = isIn(/^\/\w+\/(thank-you\/.+|livechat-confirmation)\/$/, page.url);
  const query = [...new URL(page.url).searchParams.keys()].filter(
    (name) => name !== 'page' || isIn(/^\/\w+\/programs\/$/, page.url),
  );
  const filtered = query.length > 0 && isIn(/^\/\w+\/(programs|events)\/$/, page.url);
  const wanted = ofGroup || ofVisitor || thanks || filtered;
  return isNoindex(page) !== wanted && `noindex is ${!wanted}`;
};

/** What may be indexed and is itself stands in the sitemap, with the same languages. */
export const listedFault: Check = (page, { listed }) => {
  const entry = listed.get(page.url);
  const isItself = canonicalUrls(page)[0] === page.url && page.url === withoutQuery(page.url);
  if (isNoindex(page) || !isItself) return entry && 'stands in the sitemap';
  if (!entry) return 'not in the sitemap';
  if (!(Date.parse(entry.lastmod) <= Date.now())) return `changed on ${entry.lastmod}`;
  const own = alternateLinks(page.html);
  const differs =
    own.size > 0 && [...own].some(([lang, href]) => entry.alternates.get(lang) !== href);
  return (
    (differs || (own.size > 0 && own.size !== entry.alternates.size)) &&
    'other languages in the sitemap'
  );
};
