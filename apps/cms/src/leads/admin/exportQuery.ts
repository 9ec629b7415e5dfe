import type { ListQuery } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { stringify } from 'qs-esm';

type Searchable = Parameters<typeof mergeListSearchAndWhere>[0]['collectionConfig'];

/** The query of an address by which an export has what a list's filter and search let through. */
export function exportQuery(collectionConfig: Searchable, { search, where }: ListQuery): string {
  const listed = mergeListSearchAndWhere({
    collectionConfig,
    search: search ?? '',
    // A copy, which the search is added to.
    where: structuredClone(where ?? {}),
  });
  return stringify({ where: listed }, { addQueryPrefix: true });
}
