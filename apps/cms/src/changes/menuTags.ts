import { langs } from '@concierge/contract/lang';
import type { PayloadRequest, Where } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { type PageState, sameRoutes } from './pageState.ts';

/**
 * Tags of menus that a page's coming or going changes: an item that leads to a page in the trash
 * isn't shown. A page that goes takes its items along; one that comes shows them again if its
 * address is that of a page in the trash.
 */
export async function menuTags(
  req: PayloadRequest,
  before: PageState | undefined,
  after: PageState | undefined,
  isRestored: boolean,
): Promise<string[]> {
  const state = after ?? before;
  if (!state || (before && after && sameRoutes(before, after))) return [];
  const tags = state.brands.map((brand) => `menu:${brand}`);
  if (!after || isRestored) return tags;
  const paths = [
    ...new Set([...Object.values(after.paths), ...Object.values(before?.paths ?? {})]),
  ];
  const or: Where[] = langs.map((lang) => ({ [`alias.${lang}`]: { in: paths } }));
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ deletedAt: { exists: true } }, { or }] },
    trash: true,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  return totalDocs === 0 ? [] : tags;
}
