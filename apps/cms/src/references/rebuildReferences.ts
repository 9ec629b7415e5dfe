import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { indexReferences } from './noteReferences.ts';
import { referring } from './referring.ts';

/** Documents that are looked at before other work gets its turn. */
const batch = 100;

/** Indexes what every document refers to anew; the rows that are right stay. */
export async function rebuildReferences(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  for (const collection of referring) {
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
      for (const { id } of docs) await indexReferences(req, collection, Number(id));
      if (docs.length < batch) break;
      last = Number(docs.at(-1)?.id);
    }
    payload.logger.info(`references: ${collection} indexed`);
  }
}

const mark = { collection: 'payload-kv', key: 'references:filled' } as const;

/**
 * Fills the index at the first start that finds pages, without holding the start up; one that was
 * cut short begins anew. The seed, which writes past the hooks, begins with no pages.
 */
export async function fillReferences(payload: Payload): Promise<void> {
  const where = { key: { equals: mark.key } };
  if (await payload.db.findOne({ collection: mark.collection, where })) return;
  if ((await payload.count({ collection: 'pages', overrideAccess: true })).totalDocs === 0) return;
  const data = { key: mark.key, data: { at: new Date().toISOString() } };
  rebuildReferences(payload)
    .then(() => payload.db.upsert({ collection: mark.collection, data, where, req: {} }))
    .catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'References could not be indexed' }),
    );
}
