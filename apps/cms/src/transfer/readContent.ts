import type { CollectionSlug, Payload } from 'payload';
import { readMediaFile } from '../collections/media/readMediaFile.ts';
import { allProgress } from '../translations/keptProgress.ts';
import { type ContentDocument, referenceTo } from './contentDocument.ts';
import { contentKinds, type Values } from './contentKinds.ts';
import { sha256 } from './manifest.ts';
import { mapReferences } from './mapReferences.ts';

/**
 * All content of an installation as documents of a content folder, or what lies in the trash
 * instead, which isn't content.
 */
export async function readContent(
  payload: Payload,
  {
    inTrash = false,
    onFile = async () => {},
  }: { inTrash?: boolean; onFile?: (path: string, data: Buffer) => Promise<void> } = {},
): Promise<{ documents: ContentDocument[]; missingFiles: string[] }> {
  const stored = new Map<CollectionSlug, Values[]>();
  for (const { collection } of contentKinds)
    stored.set(collection, await storedIn(payload, collection, inTrash));
  const keys = documentKeys(stored);
  const documents: ContentDocument[] = [];
  const missingFiles: string[] = [];
  const replace = (slug: string, value: unknown) => {
    const key = keys.get(`${slug} ${String(value)}`);
    return key === undefined ? undefined : referenceTo(key);
  };
  for (const { collection, drafted, local = [] } of contentKinds) {
    const drafts = drafted ? await loadDrafts(payload, collection) : undefined;
    const progress = drafted ? await allProgress(payload, collection) : undefined;
    for (const row of stored.get(collection) ?? []) {
      const fields = payload.collections[collection].config.flattenedFields;
      const id = Number(row['id']);
      const key = keys.get(`${collection} ${id}`) ?? '';
      const portable = (values: Values) =>
        without(mapReferences(fields, values, replace), 'id', ...local);
      const draft = drafts?.get(id);
      const isNewer = draft && draft['updatedAt'] !== row['updatedAt'];
      const translations = progress?.get(String(id));
      const data = collection === 'media' ? await readMediaFile(payload, row) : undefined;
      if (collection === 'media' && !data) missingFiles.push(String(row['filename']));
      const file = data && { path: `media/${row['filename']}`, sha256: sha256(data) };
      if (data && file) await onFile(file.path, data);
      documents.push({
        key,
        collection,
        id,
        document: portable(row),
        ...(isNewer ? { draft: portable(draft) } : {}),
        ...(translations ? { translations: { ...translations } } : {}),
        ...(file ? { file } : {}),
      });
    }
  }
  return { documents, missingFiles };
}

async function storedIn(
  payload: Payload,
  collection: CollectionSlug,
  inTrash: boolean,
): Promise<Values[]> {
  const { trash } = payload.collections[collection].config;
  if (inTrash && !trash) return [];
  const { docs } = await payload.db.find<Values & { id: number }>({
    collection,
    locale: 'all',
    limit: 0,
    pagination: false,
    sort: 'id',
    ...(trash ? { where: { deletedAt: { exists: inTrash } } } : {}),
  });
  return docs;
}

/** Newest version of each document of a collection. */
async function loadDrafts(
  payload: Payload,
  collection: CollectionSlug,
): Promise<Map<number, Values>> {
  const { docs } = await payload.db.findVersions<Values>({
    collection,
    where: { latest: { equals: true } },
    locale: 'all',
    limit: 0,
    pagination: false,
    sort: 'updatedAt',
  });
  return new Map(docs.map(({ parent, version }) => [Number(parent), version]));
}

/** Keys of all documents by `<collection> <id>`; where two are one, their ids tell them apart. */
function documentKeys(stored: ReadonlyMap<CollectionSlug, readonly Values[]>): Map<string, string> {
  const keys = new Map<string, string>();
  for (const { collection, key } of contentKinds) {
    const named = (stored.get(collection) ?? []).map((doc) => [doc['id'], key(doc)] as const);
    const counts = new Map<string, number>();
    for (const [, name] of named) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [id, name] of named)
      keys.set(
        `${collection} ${id}`,
        `${collection}/${name === '' || (counts.get(name) ?? 0) > 1 ? `${name} #${id}` : name}`,
      );
  }
  return keys;
}

const without = (values: Values, ...names: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !names.includes(key)));
