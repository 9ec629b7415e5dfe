import { langs } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import { publishNode } from '../publish/page/node.ts';
import { isTranslated, pagePath } from '../publish/parts/path.ts';
import { present, publishingFor } from '../publish/publishing.ts';
import { giveTurn } from '../runtime/giveTurn.ts';
import type { Page } from '../runtime/payload-types.ts';
import { plainText } from '../text/plainText.ts';
import { getSearch } from './getSearch.ts';
import { linkNames } from './linkNames.ts';
import type { SearchDocument } from './store/store.ts';

/**
 * Version of the text that the index has of a page. Whoever changes what that is raises it: then
 * the next start indexes all pages anew.
 */
export const currentTextVersion = 4;

/** Pages of a brand's site that nobody looks for. */
const unsearchable = /^\/(thank-you|livechat-confirmation)\//;

/** Pages that are indexed at once. */
const batch = 50;

/**
 * Brings the index of pages in step with what is published of them, and answers those that could
 * not be read; `report` is told how many are done.
 */
export async function indexPages(
  payload: Payload,
  ids: readonly number[],
  report: (done: number) => void = () => {},
): Promise<number[]> {
  const failed: number[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    const pages = new Map<number, SearchDocument[]>();
    for (const id of ids.slice(from, from + batch)) {
      try {
        pages.set(id, await publishedDocuments(payload, id));
      } catch (error) {
        // One page that can't be read leaves the others found.
        payload.logger.error({ err: error, page: id, msg: 'A page could not be indexed' });
        failed.push(id);
      }
      await giveTurn();
    }
    await getSearch(payload).store.put(pages);
    report(Math.min(from + batch, ids.length));
  }
  return failed;
}

async function publishedDocuments(payload: Payload, id: number): Promise<SearchDocument[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const [page] = docs;
  return page ? loadSearchDocuments(payload, page as Page) : [];
}

async function loadSearchDocuments(payload: Payload, page: Page): Promise<SearchDocument[]> {
  const stored = inAllLanguages(page);
  const brands = page.field_domain_access;
  return present(
    langs.map(async (lang) => {
      if (unsearchable.test(pagePath(stored, lang))) return undefined;
      const names = await linkNames(payload, stored, brands, lang);
      // One that isn't translated is found where the site itself offers it in the language.
      const sites = isTranslated(stored, lang) ? brands : brands.filter((brand) => names[brand]);
      if (sites.length === 0) return undefined;
      const node = await publishNode(publishingFor(payload, brands[0] ?? 'SEG', lang), stored);
      const spoken = inLanguage(stored, node.lang);
      return {
        page: page.id,
        lang,
        brands: sites,
        names,
        ...(node.lang === lang ? {} : { textLang: node.lang }),
        bundle: node.type,
        alias: node.alias,
        title: node.title,
        lead: spoken.field_lead ?? '',
        body: plainText([
          node.body,
          node.field_blocks,
          node.field_application_body,
          node.program?.career_outcomes,
          node.event?.Description,
          node.event?.Event_Location__c,
          node.event?.City__c,
        ]),
        ...(node.news ? { date: node.news.date } : {}),
      };
    }),
  );
}
