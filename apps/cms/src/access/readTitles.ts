import type { CollectionSlug, Payload } from 'payload';
import type { User } from '../runtime/payload-types.ts';

/** What a list says of a document: its title and the sites that show it. */
interface Titled {
  readonly title: string;
  readonly brands: readonly string[];
}

/** Titles and brands of the documents that the person may read, newest drafts included, by id. */
export async function readTitles(
  payload: Payload,
  user: User,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<number, Titled>> {
  if (ids.length === 0) return new Map();
  const titleField = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...new Set(ids)] } },
    draft: true,
    depth: 0,
    limit: 0,
    pagination: false,
    select: { [titleField]: true, field_domain_access: true },
    overrideAccess: false,
    disableErrors: true,
    user,
  });
  const rows = docs as unknown as (Record<string, unknown> & { id: number })[];
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: String(row[titleField] ?? ''),
        brands: (row['field_domain_access'] as string[] | undefined) ?? [],
      },
    ]),
  );
}
