import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import type { Page } from '../runtime/payload-types.ts';
import type { Released } from './states.ts';

/** A document that the person may publish. */
interface Publishable {
  readonly id: number;
  readonly brands: Page['field_domain_access'];
}

/**
 * Those of a collection's documents that whoever asks may publish. Those in the trash are among
 * them: nobody could otherwise take them out of a release, and none is published from there.
 */
async function listPublishable(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Publishable[]> {
  const { update } = req.payload.collections[collection].config.access;
  const allowed = await update({ req, data: { _status: 'published' } });
  if (!allowed) return [];
  const own: Where = { id: { in: [...ids] } };
  const { docs } = await req.payload.find({
    collection,
    where: allowed === true ? own : { and: [own, allowed] },
    sort: 'id',
    depth: 0,
    limit: 0,
    pagination: false,
    select: { field_domain_access: true },
    trash: true,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  return docs.map((doc) => ({
    id: doc.id as number,
    brands: (doc as Partial<Page>).field_domain_access ?? [],
  }));
}

/** What the person may not publish of these documents, and the brands of what they may. */
export async function sortByAccess(
  req: PayloadRequest,
  documents: readonly Released[],
): Promise<{ refused: Released[]; brands: Page['field_domain_access'] }> {
  const slugs = [...new Set(documents.map(({ relationTo }) => relationTo))];
  const found = await Promise.all(
    slugs.map(async (slug) => {
      const own = documents.filter(({ relationTo }) => relationTo === slug);
      const ids = own.map(({ value }) => value);
      const publishable = await listPublishable(req, slug, ids);
      const allowed = new Set(publishable.map(({ id }) => id));
      return {
        refused: own.filter(({ value }) => !allowed.has(value)),
        brands: publishable.flatMap(({ brands }) => brands),
      };
    }),
  );
  return {
    refused: found.flatMap(({ refused }) => refused),
    brands: [...new Set(found.flatMap(({ brands }) => brands))],
  };
}
