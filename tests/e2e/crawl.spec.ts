import { brands } from '@concierge/brands/brands';
import { langs } from '@concierge/contract/lang';
import { expect, test } from '@playwright/test';
import { crawl } from '../crawl/crawl.ts';
import { alternatesOf, attribute, type CrawledPage, find, tags } from '../crawl/page.ts';
import { at } from '../product.ts';

// One crawl a brand, over all languages; every assertion holds for every page of it.
for (const brand of brands) {
  test.describe(`all pages of ${brand.code}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 300_000, retries: 0 });
    let pages: CrawledPage[] = [];
    const documents = () => pages.filter((page) => page.status === 200 && page.html);
    const faults = (check: (page: CrawledPage) => string | false | undefined) =>
      documents().flatMap((page) => {
        const fault = check(page);
        return fault ? [`${new URL(page.url).pathname}: ${fault}`] : [];
      });

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      pages = [...(await crawl(langs.map((lang) => at(brand.code, `/${lang}/`)))).values()];
    });

    test('[S2.routes.2] [S2.routes.3] [S2.routes.4] [S8.server.1] every link leads to a page', () => {
      expect(documents().length).toBeGreaterThan(60);
      const broken = pages.filter((page) => page.status !== 200 && page.status !== 301 && page.status !== 302);
      expect(broken.map(({ status, url, foundOn }) => `${status} ${url} on ${foundOn}`)).toEqual([]);
      const bare = documents().flatMap((page) => tags(page.html, 'a').map((tag) => attribute(tag, 'href') ?? ''));
      expect(bare.filter((href) => /^\/(?!en\/|es\/|ar\/|ru\/|media\/|static\/|leads\/|$)/.test(href))).toEqual([]);
    });

    test('[S1.env.3] [S1.env.5] [S1.env.6] [S2.wrapper.2] [S2.routes.7] shows nothing of another brand', () => {
      const foreign = brands.filter((other) => other.code !== brand.code);
      expect(
        faults(({ html, url }) => {
          const root = tags(html, 'html')[0] ?? '';
          if (attribute(root, 'data-brand') !== brand.code) return `brand ${attribute(root, 'data-brand')}`;
          if (attribute(root, 'data-gtm') !== brand.analyticsContainer) return `container ${attribute(root, 'data-gtm')}`;
          const leaked = foreign.find((other) => html.includes(other.analyticsContainer));
          if (leaked) return `container of ${leaked.code}`;
          const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
          const lang = new URL(url).pathname.split('/')[1];
          if (!header.includes(`href="/${lang}/"`)) return 'the logo does not lead home';
          const other = foreign.find((school) => header.includes(`aria-label="${school.name}`));
          return other && `logo of ${other.code}`;
        }),
      ).toEqual([]);
    });

    test('[S1.i18n.5] [S9.i18n.2] [S2.wrapper.12] says its language and direction', () => {
      expect(
        faults(({ html, url }) => {
          const root = tags(html, 'html')[0] ?? '';
          const lang = new URL(url).pathname.split('/')[1] ?? '';
          if (attribute(root, 'lang') !== lang) return `lang ${attribute(root, 'lang')}`;
          return attribute(root, 'dir') !== (lang === 'ar' ? 'rtl' : 'ltr') && `dir ${attribute(root, 'dir')}`;
        }),
      ).toEqual([]);
    });

    test('[S2.wrapper.1] has one title, one description at most, one h1 and no style attribute', () => {
      expect(
        faults(({ html }) => {
          if (tags(html, 'h1').length !== 1) return `${tags(html, 'h1').length} h1`;
          if (!/<title>[^<]+<\/title>/.test(html)) return 'no title';
          return / style="/.test(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')) && 'a style attribute, which the policy blocks';
        }),
      ).toEqual([]);
    });

    test('alternate languages are real and point back', () => {
      const byUrl = new Map(documents().map((page) => [page.url, page]));
      expect(
        faults(({ html, url }) => {
          // An address with a query is the same page; its alternates are those of the address without.
          if (new URL(url).search) return undefined;
          const own = alternatesOf(html);
          for (const [lang, href] of own) {
            if (lang === 'x-default') continue;
            const other = byUrl.get(href);
            if (other && ![...alternatesOf(other.html).values()].includes(url)) return `${lang} does not point back`;
          }
          return own.size > 0 && !own.has('x-default') && 'no x-default';
        }),
      ).toEqual([]);
    });

    test('[S2.nodetype.7] [S2.other.4] has one canonical address on its own host', () => {
      expect(
        faults(({ html, url }) => {
          const canonicals = tags(html, 'link').filter((tag) => attribute(tag, 'rel') === 'canonical');
          if (canonicals.length > 1) return 'two canonicals';
          const href = canonicals[0] && attribute(canonicals[0], 'href');
          return href && new URL(href).host !== new URL(url).host && `canonical ${href}`;
        }),
      ).toEqual([]);
    });

    test('[S2.other.2] [S2.other.3] programme and campus pages are hidden from search engines on the group site only', () => {
      expect(
        faults(({ html }) => {
          const type = /data-node-type="(\w+)"/.exec(html)?.[1];
          if (type !== 'program' && type !== 'singleCampus') return undefined;
          const robots = find(html, 'meta', 'name', 'robots') ?? '';
          const hidden = robots.includes('noindex');
          return hidden !== !brand.isMicrosite && `noindex is ${hidden}`;
        }),
      ).toEqual([]);
    });

    test('[S1.schema.1] [S2.other.1] [S9.offer.1] [S9.offer.2] [S9.offer.3] structured data is sound, and every programme has an offer', () => {
      expect(
        faults(({ html }) => {
          const type = /data-node-type="(\w+)"/.exec(html)?.[1];
          const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1];
          if (!text) return type === 'program' && 'no structured data';
          const graph = (JSON.parse(text) as { '@graph': { '@type': string; offers?: Record<string, string> }[] })['@graph'];
          if (type !== 'program') return undefined;
          const offer = graph.find((thing) => thing['@type'] === 'EducationalOccupationalProgram')?.offers;
          if (offer?.['priceCurrency'] !== 'CHF' || offer['category'] !== 'registration' || !offer['availability']?.endsWith('InStock'))
            return 'no offer';
          return undefined;
        }),
      ).toEqual([]);
    });
  });
}
