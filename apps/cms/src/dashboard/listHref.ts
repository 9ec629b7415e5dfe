import type { CollectionSlug, Where } from 'payload';
import { stringify } from 'qs-esm';

/**
 * The address of a collection's list, filtered so that Payload shows each filter as one of its own.
 */
export function listHref(collection: CollectionSlug, where: Where): string {
  const and = Object.entries(where).map(([field, condition]) => ({ [field]: condition }));
  const query = stringify({ where: { or: [{ and }] } }, { encodeValuesOnly: true });
  return `/admin/collections/${collection}?${query}`;
}

/** The address of a collection's trash. */
export const trashHref = (collection: CollectionSlug): string =>
  `/admin/collections/${collection}/trash`;
