import type { PayloadRequest } from 'payload';
import { ownBrands } from './ownBrands.ts';

/** The brands among a document's that aren't the person's own; none for an administrator. */
export function foreignBrands(req: Pick<PayloadRequest, 'user'>, ...docs: unknown[]): string[] {
  const own = ownBrands(req);
  if (!own) return [];
  const brands = docs.flatMap(
    (doc) =>
      (doc as { field_domain_access?: string[] | null } | null | undefined)?.field_domain_access ??
      [],
  );
  return [...new Set(brands)].filter((brand) => !own.some((mine) => mine === brand));
}
