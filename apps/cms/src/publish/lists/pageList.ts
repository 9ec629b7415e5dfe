import type { Where } from 'payload';
import type { Stored } from '../docStore.ts';
import type { Publishing } from '../publishing.ts';

interface PageQuery {
  /** `list:program`, `list:news` or `list:campus`: what makes the list stale. */
  tag: string;
  type: string;
  where: Where[];
  sort: string[];
  limit: number;
  /** Which `limit` of them, from 1. */
  page?: number;
}

/** Published pages of a type with what teasers need, and not their blocks. */
export async function listPages(p: Publishing, query: PageQuery): Promise<Stored<'pages'>[]> {
  p.tags.add(query.tag);
  return p.store.list(JSON.stringify(['pages', query]), [query.tag], async () => {
    const found = await p.payload.find({
      collection: 'pages',
      where: {
        and: [
          { type: { equals: query.type } },
          { _status: { equals: 'published' } },
          ...query.where,
        ],
      },
      select: {
        type: true,
        title: true,
        alias: true,
        field_domain_access: true,
        field_lead: true,
        field_hero_image: true,
        field_edu_credential_awarded: true,
        field_price: true,
        program: true,
        campus: true,
        news: true,
        createdAt: true,
      },
      sort: query.sort,
      limit: query.limit,
      page: query.page ?? 1,
      pagination: false,
      depth: 0,
      locale: 'all',
      overrideAccess: true,
    });
    return found.docs as Stored<'pages'>[];
  });
}
