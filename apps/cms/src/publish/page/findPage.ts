import { defaultLang } from '@concierge/contract/lang';
import type { Page } from '../../runtime/payload-types.ts';
import type { Stored } from '../docStore.ts';
import { inAllLanguages } from '../inLanguage.ts';
import { pagePath } from '../parts/path.ts';
import type { Publishing } from '../publishing.ts';

/**
 * The published page of the brand at a path: by its address in the language, else by its English
 * one. Everything that could make another page stand there bears `route:<brand>`. Each language is
 * a query of its own: for both in one, a database reads all pages.
 */
export async function findPage(p: Publishing, path: string): Promise<Stored<'pages'> | undefined> {
  for (const spoken of new Set([p.lang, defaultLang])) {
    const { docs } = await p.payload.find({
      collection: 'pages',
      where: {
        and: [
          { [`alias.${spoken}`]: { equals: path } },
          { field_domain_access: { in: [p.brand] } },
          { _status: { equals: 'published' } },
        ],
      },
      sort: 'id',
      limit: 1,
      pagination: false,
      depth: 0,
      locale: 'all',
      overrideAccess: true,
    });
    if (docs[0]) return inAllLanguages(docs[0]);
  }
  return undefined;
}

/** The same for a part of the trail, remembered until routes of the brand change. */
export function findTrailPage(
  p: Publishing,
  path: string,
): Promise<(Stored<'pages'> & { id: Page['id'] }) | undefined> {
  const key = JSON.stringify(['trail', p.brand, p.lang, path]);
  return p.store.list(key, [`route:${p.brand}`], async () => {
    const page = await findPage(p, path);
    return page && pagePath(page, p.lang) === path
      ? (page as Stored<'pages'> & { id: Page['id'] })
      : undefined;
  });
}
