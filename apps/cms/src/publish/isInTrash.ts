import type { Page } from '../runtime/payload-types.ts';
import { inAllLanguages } from './inLanguage.ts';
import { findPage } from './page/findPage.ts';
import { pagePath } from './parts/path.ts';
import type { Publishing } from './publishing.ts';

/**
 * Whether a path of the site is that of a published page in the trash, and of no other page; kept
 * until the brand's menus change.
 */
export async function isInTrash(p: Publishing, address: string): Promise<boolean> {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (!(await trashedPaths(p)).has(path)) return false;
  return (await findPage(p, path)) === undefined;
}

function trashedPaths(p: Publishing): Promise<Set<string>> {
  return p.store.list(`trashedPaths|${p.brand}|${p.lang}`, [`menu:${p.brand}`], async () => {
    const { docs } = await p.payload.find({
      collection: 'pages',
      where: {
        and: [
          { deletedAt: { exists: true } },
          { _status: { equals: 'published' } },
          { field_domain_access: { in: [p.brand] } },
        ],
      },
      trash: true,
      select: { alias: true },
      limit: 1000,
      pagination: false,
      depth: 0,
      locale: 'all',
      overrideAccess: true,
    });
    // Menus hold English addresses or those of their language.
    return new Set(
      docs
        .map((doc) => inAllLanguages(doc as Page))
        .flatMap((page) => [pagePath(page, p.lang), pagePath(page, 'en')]),
    );
  });
}
