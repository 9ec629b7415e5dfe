import { defaultLang, type Lang } from '@concierge/contract/lang';
import type { Page } from '../payload-types.ts';
import type { Stored } from './docStore.ts';
import { exactly, inAllLanguages } from './inLanguage.ts';
import { pathOf } from './path.ts';
import type { Publishing } from './publishing.ts';

/**
 * The published page of the brand at a path: by its address in the language, else by its English one. Everything that could make
 * another page stand there bears `route:<brand>`.
 */
export async function findPage(p: Publishing, path: string, lang: Lang = p.lang): Promise<Stored<'pages'> | undefined> {
  const { docs } = await p.payload.find({
    collection: 'pages',
    where: {
      and: [
        { or: [{ [`alias.${lang}`]: { equals: path } }, { [`alias.${defaultLang}`]: { equals: path } }] },
        { field_domain_access: { in: [p.brand] } },
        { _status: { equals: 'published' } },
      ],
    },
    sort: 'id',
    limit: 2,
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
  });
  const found = docs.map(inAllLanguages);
  return found.find((page) => exactly(page, 'alias', lang) === path) ?? found[0];
}

/** The same for a part of the trail, remembered until routes of the brand change. */
export function findTrailPage(p: Publishing, path: string): Promise<(Stored<'pages'> & { id: Page['id'] }) | undefined> {
  const key = JSON.stringify(['trail', p.brand, p.lang, path]);
  return p.store.list(key, [`route:${p.brand}`], async () => {
    const page = await findPage(p, path);
    return page && pathOf(page, p.lang) === path ? (page as Stored<'pages'> & { id: Page['id'] }) : undefined;
  });
}
