import type { FieldHook, PayloadRequest } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { copiedFor } from './copiedFor.ts';

type OfBrands = 'campaigns' | 'pages' | 'shared-sections';

/**
 * In a copy for another brand, a relationship names only what that brand's site has; with another
 * one the copy would be refused when it is published.
 */
export const dropForeign =
  (collection: OfBrands): FieldHook =>
  async ({ value, req }) => {
    if (!copiedFor(req)) return value;
    const shown = await findShown(req, collection, [value].flat());
    if (Array.isArray(value)) return value.filter((id) => shown.has(id));
    return shown.has(value) ? value : null;
  };

/** In such a copy, blocks that show a shared section go with the section. */
export const dropForeignSections: FieldHook = async ({ value, req }) => {
  if (!copiedFor(req) || !Array.isArray(value)) return value;
  const rows: readonly { readonly blockType?: unknown; readonly section?: unknown }[] = value;
  const sections = rows.filter(({ blockType }) => blockType === 'shared_section');
  const ids = sections.map(({ section }) => section);
  const shown = await findShown(req, 'shared-sections', ids);
  return rows.filter((row) => !sections.includes(row) || shown.has(row.section));
};

/** Of these ids, those of documents that the copy's brand shows. */
async function findShown(
  req: PayloadRequest,
  collection: OfBrands,
  values: readonly unknown[],
): Promise<ReadonlySet<unknown>> {
  const ids = values.filter((id) => typeof id === 'number');
  if (ids.length === 0) return new Set();
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids }, field_domain_access: { in: [copiedFor(req)] } },
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: true,
    req: sameTransaction(req),
  });
  return new Set<unknown>(docs.map(({ id }) => id));
}
