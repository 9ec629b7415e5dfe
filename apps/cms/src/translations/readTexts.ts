import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { documentTexts, type Texts } from './texts.ts';

type Collection = Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields'>;

/** The texts of a stored document, or of its newest draft; undefined where there is none. */
export async function readTexts(
  req: PayloadRequest,
  collection: Collection,
  id: number | string,
  draft: boolean,
): Promise<Texts | undefined> {
  const doc = await readDocument(req, collection, id, draft);
  return doc ? documentTexts(collection.flattenedFields, doc) : undefined;
}

/**
 * The texts of a document to the public, and of its newest draft; undefined where there is none.
 */
export async function readAllTexts(
  req: PayloadRequest,
  collection: Collection,
  id: number | string,
): Promise<{ readonly open: Texts; readonly newest: Texts } | undefined> {
  const doc = await readDocument(req, collection, id, true);
  if (!doc) return undefined;
  const newest = documentTexts(collection.flattenedFields, doc);
  // What was published last is both.
  const open = doc['_status'] === 'draft' ? await readTexts(req, collection, id, false) : newest;
  return open && { open, newest };
}

const readDocument = (
  req: PayloadRequest,
  { slug }: Collection,
  id: number | string,
  draft: boolean,
) =>
  req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    locale: 'all',
    depth: 0,
    draft,
    disableErrors: true,
    overrideAccess: true,
    req: sameTransaction(req),
  }) as Promise<Readonly<Record<string, unknown>> | null>;
