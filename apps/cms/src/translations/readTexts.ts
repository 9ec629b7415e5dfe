import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { type Texts, textsOf } from './texts.ts';

/** The texts of a stored document, or of its newest draft; undefined where there is none. */
export async function readTexts(
  req: PayloadRequest,
  { slug, flattenedFields }: Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'>,
  id: number | string,
  draft: boolean,
): Promise<Texts | undefined> {
  const doc: unknown = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    locale: 'all',
    depth: 0,
    draft,
    disableErrors: true,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  return doc ? textsOf(flattenedFields, doc) : undefined;
}
