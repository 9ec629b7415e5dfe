import { type CollectionSlug, createLocalReq, type Payload } from 'payload';
import { keepAsVersion } from '../history/firstVersions.ts';
import { runSql } from '../runtime/database/runSql.ts';
import { isPostgres } from '../runtime/isPostgres.ts';
import { countTexts } from '../translations/coverage/storedCounts.ts';
import { keepProgress } from '../translations/keptProgress.ts';
import type { Progress } from '../translations/progress.ts';
import { referredKey } from './contentDocument.ts';
import { contentKinds, type Values } from './contentKinds.ts';
import { mapReferences } from './mapReferences.ts';
import type { Planned } from './planImport.ts';
import { writeMediaFile } from './writeMediaFile.ts';

type Ids = ReadonlyMap<string, number>;

/**
 * Writes a document as it is in the folder, dates and id included, past validation and hooks:
 * it was saved through them where it comes from. References within its own collection come after
 * (`writeSelfReferences`), because their targets may not be there yet.
 */
export async function writeDocument(
  payload: Payload,
  { incoming, id, state, isNewFile }: Planned,
  ids: Ids,
  file: Buffer | undefined,
): Promise<void> {
  const collection = incoming.collection as CollectionSlug;
  const isNew = state === 'created';
  const values = resolved(payload, collection, incoming.document, ids, isNew);
  const hasFile = file !== undefined && isNewFile;
  await withOwnIds(payload, async () => {
    if (hasFile) await writeMediaFile(payload, { id, isNew, doc: incoming.document, data: file });
    if (isNew && !hasFile) await payload.db.create({ collection, data: { ...values, id } });
    else await payload.db.updateOne({ collection, id, data: { ...values } });
  });
}

/**
 * Writes a version of each document whose collection keeps versions; of what has drafts also its
 * references within its own collection and what is known of its languages.
 */
export async function writeSelfReferences(
  payload: Payload,
  { incoming, id }: Planned,
  ids: Ids,
): Promise<void> {
  const { document, draft, translations } = incoming;
  const kind = contentKinds.find((one) => one.drafted && one.collection === incoming.collection);
  if (!kind) return writeVersion(payload, incoming.collection as CollectionSlug, id);
  const { collection } = kind;
  const values = resolved(payload, collection, document, ids);
  await payload.db.updateOne({ collection, id, data: { ...values } });
  const versions = `_${collection.replaceAll('-', '_')}_v`;
  await runSql(payload, `update ${versions} set latest = false where parent_id = $1`, [id]);
  for (const version of [values, ...(draft ? [resolved(payload, collection, draft, ids)] : [])])
    await payload.db.createVersion({
      collectionSlug: collection,
      parent: id,
      versionData: { ...version } as never,
      autosave: false,
      createdAt: String(version['updatedAt']),
      updatedAt: String(version['updatedAt']),
    });
  const req = await createLocalReq({}, payload);
  if (translations && 'drafts' in translations)
    await keepProgress(req, collection, id, translations as unknown as Progress);
  await countTexts(req, collection, id);
}

/** What is without drafts is one version, of the moment. */
async function writeVersion(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
): Promise<void> {
  if (payload.collections[collection].config.versions)
    await keepAsVersion(payload, collection, id, new Date().toISOString());
}

function resolved(
  payload: Payload,
  collection: CollectionSlug,
  values: Values,
  ids: Ids,
  isAlone = false,
): Values {
  const fields = payload.collections[collection].config.flattenedFields;
  return mapReferences(fields, values, (slug, value) =>
    isAlone && slug === collection ? undefined : ids.get(referredKey(value) ?? ''),
  );
}

/** Lets the database take the ids of the folder for as long as the work lasts. */
async function withOwnIds(payload: Payload, work: () => Promise<void>): Promise<void> {
  const db = payload.db as unknown as { allowIDOnCreate?: boolean };
  db.allowIDOnCreate = true;
  try {
    await work();
  } finally {
    db.allowIDOnCreate = false;
  }
}

/** Lets Postgres count on from the highest id; SQLite does so by itself. */
export async function continueIds(payload: Payload): Promise<void> {
  if (!isPostgres(payload)) return;
  for (const { collection } of contentKinds) {
    const table = collection.replaceAll('-', '_');
    await runSql(
      payload,
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest(max(id), 1)) from ${table}`,
    );
  }
}
