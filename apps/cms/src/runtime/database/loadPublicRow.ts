import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload';
import { sameTransaction } from './sameTransaction.ts';

interface BrandRow {
  readonly _status?: string | null;
  readonly field_domain_access?: string[] | null;
}

/**
 * A document as it is stored apart from its drafts, with the texts of one language or of `all`:
 * what the site shows where it is published. Null where there is none.
 */
export const loadPublicRow = <Row extends object = BrandRow>(
  req: PayloadRequest,
  collection: string,
  id: number | string | undefined,
  locale?: TypedLocale | 'all',
): Promise<Row | null> =>
  req.payload.db.findOne<Row & { id: number }>({
    collection: collection as CollectionSlug,
    where: { id: { equals: id ?? 0 } },
    ...(locale ? { locale } : {}),
    req: sameTransaction(req),
  });
