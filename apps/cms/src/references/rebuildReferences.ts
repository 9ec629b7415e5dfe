import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { giveTurn } from '../runtime/giveTurn.ts';
import { perPayload } from '../runtime/perPayload.ts';
import { indexReferences } from './noteReferences.ts';
import { referring } from './referring.ts';

/** Documents that are read at once. */
const batch = 100;

/**
 * Indexes what every document refers to anew; the rows that are right stay, those of documents that
 * are gone go.
 */
export async function rebuildReferences(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  for (const collection of referring) {
    const indexed = new Set<number>();
    for (let last = 0; ; ) {
      const { docs } = await payload.find({
        collection: collection as CollectionSlug,
        where: { id: { greater_than: last } },
        sort: 'id',
        limit: batch,
        pagination: false,
        depth: 0,
        trash: true,
        select: {},
        overrideAccess: true,
      });
      for (const { id } of docs) {
        await indexReferences(req, collection, Number(id));
        await giveTurn();
        indexed.add(Number(id));
      }
      if (docs.length < batch) break;
      last = Number(docs.at(-1)?.id);
    }
    await forgetOthers(payload, collection, indexed);
    payload.logger.info(`references: ${collection} indexed`);
  }
}

/** Deletes the rows of a collection's documents that are none of these. */
async function forgetOthers(
  payload: Payload,
  collection: string,
  indexed: ReadonlySet<number>,
): Promise<void> {
  const source = { source: { equals: collection } };
  const { docs } = await payload.db.find<{ id: number; document: number }>({
    collection: 'document-references',
    where: source,
    select: { document: true },
    limit: 0,
    pagination: false,
  });
  const gone = new Set(docs.map(({ document }) => document).filter((id) => !indexed.has(id)));
  for (const document of gone)
    await payload.db.deleteMany({
      collection: 'document-references',
      where: { and: [source, { document: { equals: document } }] },
    });
}

const filled = 'references:filled';

/** Indexes all documents and notes that it was done, so that no start does it again. */
export async function fillReferences(payload: Payload): Promise<void> {
  await rebuildReferences(payload);
  await payload.kv.set(filled, { at: new Date().toISOString() });
}

/** The filling that a start has begun. */
const getFilling = perPayload('referencesFilling', () => ({ ended: Promise.resolve() }));

/**
 * Fills the index at the first start after an upgrade, without holding the start up; one that was
 * cut short begins anew. The seed, which writes past the hooks, fills it itself.
 */
export async function fillReferencesOnce(payload: Payload): Promise<void> {
  if (await payload.kv.has(filled)) return;
  if ((await payload.count({ collection: 'pages', overrideAccess: true })).totalDocs === 0) return;
  getFilling(payload).ended = fillReferences(payload).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'References could not be indexed' }),
  );
}

/** Resolves when the index can be asked. */
export const referencesFilled = (payload: Payload): Promise<void> => getFilling(payload).ended;
