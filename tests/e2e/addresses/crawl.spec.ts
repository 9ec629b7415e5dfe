import { brands } from '@concierge/brands/brands';
import { langs } from '@concierge/contract/lang';
import { expect, test } from '@playwright/test';
import { containers } from '../../containers.ts';
import { crawl } from '../../crawl/crawl.ts';
import { markupFault } from '../../crawl/markup.ts';
import { attribute, type CrawledPage, tags } from '../../crawl/page.ts';
import { publishedPages } from '../../crawl/publishedPages.ts';
import {
  alternatesFault,
  canonicalFault,
  listedFault,
  noindexFault,
  type Site,
} from '../../crawl/searchEngines.ts';
import { fetchSitemap } from '../../crawl/sitemap.ts';
import { at } from '../../product.ts';

// One crawl a brand, over all languages, from its home pages and from every page that the backend
// publishes, linked to or not; every assertion holds for every page of it.
for (const brand of brands) {
  test.describe(`all pages of ${brand.code}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 600_000, retries: 0 });
    let pages: CrawledPage[] = [];
    let listed: Site['listed'] = new Map();
    const site = (): Site => ({
      brand,
      byUrl: new Map(pages.map((page) => [page.url, page])),
      listed,
    });
    const documents = () => pages.filter((page) => page.status === 200 && page.html);
    const faults = (check: (page: CrawledPage) => string | false | undefined) =>
      documents().flatMap((page) => {
        const fault = check(page);
        return fault ? [`${new URL(page.url).pathname}: ${fault}`] : [];
      });

    test.beforeAll(async () => {
      test.setTimeout(600_000);
      listed = await fetchSitemap(at(brand.code, ''));
      const published = await publishedPages(brand.code);
      const starts = [...langs.map((lang) => `/${lang}/`), ...published].map((path) =>
        at(brand.code, path),
      );
      pages = [...(await crawl([...new Set(starts)])).values()];
    });

    test('every link leads to a page', {
      tag: ['@S2.routes.2', '@S2.routes.3', '@S2.routes.4'],
    }, () => {
      expect(documents().length).toBeGreaterThan(60);
      const broken = pages.filter(
        (page) => page.status !== 200 && page.status !== 301 && page.status !== 302,
      );
      expect(broken.map(({ status, url, foundOn }) => `${status} ${url} on ${foundOn}`)).toEqual(
        [],
      );
      const bare = documents().flatMap((page) =>
        tags(page.html, 'a').map((tag) => attribute(tag, 'href') ?? ''),
      );
      expect(
        bare.filter((href) => /^\/(?!en\/|es\/|ar\/|ru\/|media\/|static\/|leads\/|$)/.test(href)),
      ).toEqual([]);
    });

    test('shows nothing of another brand', {
      tag: ['@S1.env.5', '@S1.env.6', '@S2.wrapper.2', '@S2.routes.7'],
    }, () => {
      const foreign = brands.filter((other) => other.code !== brand.code);
      expect(
        faults(({ html, url }) => {
          const root = tags(html, 'html')[0] ?? '';
          if (attribute(root, 'data-brand') !== brand.code)
            return `brand ${attribute(root, 'data-brand')}`;
          if (attribute(root, 'data-gtm') !== containers[`GTM_${brand.code}`])
            return `container ${attribute(root, 'data-gtm')}`;
          const leaked = foreign.find((other) => html.includes(containers[`GTM_${other.code}`]));
          if (leaked) return `container of ${leaked.code}`;
          const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
          const lang = new URL(url).pathname.split('/')[1];
          if (!header.includes(`href="/${lang}/"`)) return 'the logo does not lead home';
          const other = foreign.find((school) => header.includes(`aria-label="${school.name}`));
          return other && `logo of ${other.code}`;
        }),
      ).toEqual([]);
    });

    test('says its language and direction', {
      tag: ['@S1.i18n.5', '@S9.i18n.2', '@S2.wrapper.12'],
    }, () => {
      expect(
        faults(({ html, url }) => {
          const root = tags(html, 'html')[0] ?? '';
          const lang = new URL(url).pathname.split('/')[1] ?? '';
          if (attribute(root, 'lang') !== lang) return `lang ${attribute(root, 'lang')}`;
          return (
            attribute(root, 'dir') !== (lang === 'ar' ? 'rtl' : 'ltr') &&
            `dir ${attribute(root, 'dir')}`
          );
        }),
      ).toEqual([]);
    });

    test('has one title, one description at most, one h1 and no style attribute', {
      tag: ['@S2.wrapper.1'],
    }, () => {
      expect(
        faults(({ html }) => {
          if (tags(html, 'h1').length !== 1) return `${tags(html, 'h1').length} h1`;
          if (!/<title>[^<]+<\/title>/.test(html)) return 'no title';
          return (
            / style="/.test(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')) &&
            'a style attribute, which the policy blocks'
          );
        }),
      ).toEqual([]);
    });

    test('alternate languages are real, name each other and x-default', () =>
      expect(faults((page) => alternatesFault(page, site()))).toEqual([]));

    test(
      'has one canonical address, which is itself or its original',
      { tag: ['@S2.nodetype.7', '@S2.other.4'] },
      () => expect(faults((page) => canonicalFault(page, site()))).toEqual([]),
    );

    test(
      'programme and campus pages of the group are hidden from search engines, and nothing else that is made for all',
      { tag: ['@S2.other.2', '@S2.other.3'] },
      () => expect(faults((page) => noindexFault(page, site()))).toEqual([]),
    );

    test('the sitemap lists what may be found, in its languages, and nothing else', () => {
      expect(faults((page) => listedFault(page, site()))).toEqual([]);
      const urls = new Set(documents().map(({ url }) => url));
      expect([...listed.keys()].filter((url) => !urls.has(url))).toEqual([]);
      expect(listed.size).toBeGreaterThan(60);
    });

    test('structured data says what its type needs, and nothing that the page does not show', {
      tag: [...['@S1.schema.1', '@S2.other.1', '@S9.offer.1', '@S9.offer.2', '@S9.offer.3']],
    }, () => {
      expect(faults(markupFault)).toEqual([]);
      const programs = documents().filter(({ html }) => html.includes('data-node-type="program"'));
      expect(programs.length).toBeGreaterThan(4);
      const finders = documents().filter(({ url }) => /\/programs\/$/.test(url));
      expect(
        finders.filter(({ html }) => !html.includes('"@type":"ItemList"')).map(({ url }) => url),
      ).toEqual([]);
    });
  });
}
