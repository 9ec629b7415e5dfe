import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { newestVersion } from '../trash/newestVersion.ts';
import { collectReferences, type Reference } from './collectReferences.ts';

const collection = 'document-references';

interface StoredReference extends Reference {
  readonly id: number;
  readonly published?: boolean;
}
interface Stored {
  readonly id: number;
  readonly _status?: string;
  readonly deletedAt?: string | null;
}
type Wanted = Reference & { readonly published: boolean };

const referenceKey = ({ target, lang, published }: Partial<Wanted>): string =>
  JSON.stringify([target, lang ?? null, published ?? false]);
const ofDocument = (source: string, document: number | string) => ({
  and: [{ source: { equals: source } }, { document: { equals: Number(document) } }],
});

/** After a save: what the document refers to, to the public and in its newest draft. */
export const noteReferences: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  req,
}) => {
  if (!req.context['skipChanges']) await indexReferences(req, slug, doc.id);
  return doc;
};

/** After a document was deleted for good. */
export const dropReferences: CollectionAfterDeleteHook = async ({
  collection: { slug },
  id,
  req,
}) => {
  await req.payload.db.deleteMany({
    collection,
    where: ofDocument(slug, id),
    req: sameTransaction(req),
  });
};

/** Brings the rows of one document in step with it; rows that stay as they are aren't written. */
export async function indexReferences(
  req: PayloadRequest,
  source: string,
  id: number | string,
): Promise<void> {
  const wanted = new Map(
    (await referencesIn(req, source, id)).map((one) => [referenceKey(one), one]),
  );
  const { db } = req.payload;
  const own = sameTransaction(req);
  const { docs } = await db.find<StoredReference>({
    collection,
    where: ofDocument(source, id),
    limit: 0,
    pagination: false,
    req: own,
  });
  const gone: number[] = [];
  for (const row of docs) {
    const key = referenceKey({
      target: row.target,
      published: row.published ?? false,
      ...(row.lang ? { lang: row.lang } : {}),
    });
    if (!wanted.delete(key)) gone.push(row.id);
  }
  if (gone.length > 0) await db.deleteMany({ collection, where: { id: { in: gone } }, req: own });
  await writeReferences(req, source, id, wanted.values());
}

/**
 * Indexes a draft that was just created, which has no rows yet, from what creating it at depth 0 in
 * all languages returned: nothing is read.
 */
export async function indexNewDraft(
  req: PayloadRequest,
  source: CollectionSlug,
  doc: { readonly id: number },
): Promise<void> {
  const { fields } = req.payload.collections[source].config;
  const drafted = collectReferences(fields, doc).map((one) => ({ ...one, published: false }));
  const wanted = new Map(drafted.map((one) => [referenceKey(one), one]));
  await writeReferences(req, source, doc.id, wanted.values());
}

async function writeReferences(
  req: PayloadRequest,
  source: string,
  id: number | string,
  wanted: Iterable<Wanted>,
): Promise<void> {
  for (const one of wanted) {
    const data = { ...one, source, document: Number(id) };
    await req.payload.db.create({
      collection,
      data,
      req: sameTransaction(req),
      returning: false,
    });
  }
}

/**
 * Of a document with drafts, what only the draft refers to counts as unpublished; in the trash
 * everything does.
 */
async function referencesIn(
  req: PayloadRequest,
  source: string,
  id: number | string,
): Promise<Wanted[]> {
  const collection = source as CollectionSlug;
  const { fields, versions } = req.payload.collections[collection].config;
  const own = { collection, locale: 'all', req: sameTransaction(req) } as const;
  const row =
    (await req.payload.db.findOne<Stored>({ ...own, where: { id: { equals: id } } })) ?? undefined;
  const isPublic = row && !row.deletedAt && (!versions?.drafts || row._status === 'published');
  const inPublic = isPublic
    ? collectReferences(fields, row).map((one) => ({ ...one, published: true }))
    : [];
  const publicKeys = new Set(inPublic.map((one) => referenceKey({ ...one, published: false })));
  const newest = versions?.drafts
    ? ((await newestVersion(req, collection, Number(id)))?.version ?? row)
    : row;
  const drafted = collectReferences(fields, newest).map((one) => ({ ...one, published: false }));
  return [...inPublic, ...drafted.filter((one) => !publicKeys.has(referenceKey(one)))];
}
