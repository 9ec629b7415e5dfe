import type { CollectionSlug, Payload } from 'payload';
import { runSql } from '../runtime/database/runSql.ts';

/**
 * Makes a first version of what has none though its collection keeps versions: documents from
 * before it did, so that the first change of one can be taken back.
 */
export async function firstVersions(payload: Payload): Promise<void> {
  for (const { config } of Object.values(payload.collections)) {
    if (!config.versions || config.versions.drafts) continue;
    const slug = config.slug as CollectionSlug;
    const table = slug.replaceAll('-', '_');
    const rows = await runSql(
      payload,
      `select id from ${table} where not exists (select 1 from _${table}_v where parent_id = ${table}.id) order by id`,
      [],
    );
    for (const { id } of rows) await keepAsVersion(payload, slug, Number(id));
  }
}

/**
 * Keeps a document as it is, in all languages, as a version of an instant; without one, of its last
 * change.
 */
export async function keepAsVersion(
  payload: Payload,
  slug: CollectionSlug,
  id: number,
  at?: string,
): Promise<void> {
  const doc = await payload.db.findOne<{ id: number; updatedAt: string }>({
    collection: slug,
    where: { id: { equals: id } },
    locale: 'all',
  });
  if (!doc) return;
  await payload.db.createVersion({
    collectionSlug: slug,
    parent: id,
    versionData: doc as never,
    autosave: false,
    createdAt: at ?? doc.updatedAt,
    updatedAt: at ?? doc.updatedAt,
    returning: false,
  });
}
