import { type NewsArchive, parseNewsQuery } from '@concierge/contract/newsArchive';
import type { Where } from 'payload';
import { newsCategories, standardNewsCategory } from '../fields/values.ts';
import { listPages } from '../publish/lists/pageList.ts';
import { publishNewsTeaser } from '../publish/lists/teasers.ts';
import type { Publishing } from '../publish/publishing.ts';
import { siteCall } from '../publish/siteCall.ts';

/** Articles on a page. */
export const newsPageSize = 12;

const tag = 'list:news';
const type = 'singleNews';

/**
 * `GET /api/news?lang=&category=&page=`, header `entorno`: a page of a brand's news
 * (`news/newsArchive.ts` of the contract). 400 for an unknown brand.
 */
export const handleNews = siteCall(async (p, params): Promise<NewsArchive> => {
  const { category, page } = parseNewsQuery(params);
  const onThisSite: Where = { field_domain_access: { in: [p.brand] } };
  const [categories, stored] = await Promise.all([
    countByCategory(p, onThisSite),
    listPages(p, {
      tag,
      type,
      where: [onThisSite, ...(category ? [ofCategory(category)] : [])],
      sort: ['-news.date', '-id'],
      limit: newsPageSize,
      page,
    }),
  ]);
  const total = categories
    .filter(({ value }) => !category || value === category)
    .reduce((sum, { count }) => sum + count, 0);
  return {
    items: await Promise.all(stored.map((article) => publishNewsTeaser(p, article))),
    total,
    pages: Math.max(1, Math.ceil(total / newsPageSize)),
    categories,
  };
});

const ofCategory = (value: string): Where => ({
  or: [
    { 'news.category': { equals: value } },
    ...(value === standardNewsCategory ? [{ 'news.category': { exists: false } }] : []),
  ],
});

/** How many published articles each category has on this site; those without any are left out. */
function countByCategory(
  { payload, store, brand }: Publishing,
  onThisSite: Where,
): Promise<NewsArchive['categories']> {
  return store.list(`news counts ${brand}`, [tag], async () => {
    const counts = newsCategories.map(async (value) => {
      const and: Where[] = [
        { type: { equals: type } },
        { _status: { equals: 'published' } },
        onThisSite,
        ofCategory(value),
      ];
      const { totalDocs } = await payload.count({
        collection: 'pages',
        where: { and },
        overrideAccess: true,
      });
      return { value, count: totalDocs };
    });
    return (await Promise.all(counts)).filter(({ count }) => count > 0);
  });
}
