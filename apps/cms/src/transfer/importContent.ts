import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { registry } from '@concierge/brands/registry';
import { createLocalReq, type Payload } from 'payload';
import { applyBrands, loadBrands } from '../brands/applyBrands.ts';
import { recordChange } from '../changes/recordChange.ts';
import { indexReferences } from '../references/noteReferences.ts';
import { referring } from '../references/referring.ts';
import { indexChanges } from '../search/indexer.ts';
import { type ContentDocument, referredKey } from './contentDocument.ts';
import { readFolder } from './contentFolder.ts';
import { contentKinds } from './contentKinds.ts';
import { type Planned, planImport } from './planImport.ts';
import { Refusal } from './Refusal.ts';
import { continueIds, writeDocument, writeSelfReferences } from './writeDocument.ts';

export type Counts = Record<Planned['state'], number>;

/** Stands in the database from an import's first write to its last. */
const begun = 'import:begun';

/**
 * Brings a content folder in: what is new is created, what differs becomes what the folder says,
 * and what only this installation has stays. Throws a Refusal before anything is written.
 */
export async function importContent(payload: Payload, from: string): Promise<Counts> {
  const documents = await readFolder(from);
  requireSound(documents);
  const planned = await planImport(payload, documents);
  const ids = new Map(planned.map(({ incoming, id }) => [incoming.key, id]));
  // One that was cut short has left documents whose versions and references nobody wrote.
  const wasCutShort = Boolean(await payload.kv.get(begun));
  const changed = wasCutShort ? planned : planned.filter(({ state }) => state !== 'same');
  if (changed.length > 0) await payload.kv.set(begun, true);
  for (const one of changed) {
    const { file } = one.incoming;
    await writeDocument(payload, one, ids, file && (await readFile(path.join(from, file.path))));
  }
  for (const one of changed) await writeSelfReferences(payload, one, ids);
  if (changed.length > 0) await makeKnown(payload, changed);
  await payload.kv.delete(begun);
  const counts: Counts = { created: 0, changed: 0, same: 0 };
  for (const { state } of planned) counts[state] += 1;
  return counts;
}

/** Does what hooks do after a save, once for all documents that were written past them. */
async function makeKnown(payload: Payload, changed: readonly Planned[]): Promise<void> {
  applyBrands(payload, await loadBrands(payload));
  await continueIds(payload);
  const req = await createLocalReq({}, payload);
  for (const { incoming, id } of changed)
    if (referring.includes(incoming.collection))
      await indexReferences(req, incoming.collection, id);
  const tags = changed.flatMap(({ incoming, id }) => documentTags(incoming, id));
  await recordChange(req, tags);
  await indexChanges(payload);
}

const documentTags = ({ collection, document }: ContentDocument, id: number): string[] =>
  contentKinds.find((kind) => kind.collection === collection)?.tags(document, id) ?? [];

/** Throws a Refusal for what this installation has no place for. */
function requireSound(documents: readonly ContentDocument[]): void {
  const brands = new Set<unknown>(registry.map(({ code }) => code));
  for (const { collection, document } of documents)
    if (collection === 'brands') brands.add(document['code']);
  const keys = new Set(documents.map(({ key }) => key));
  if (keys.size < documents.length)
    throw new Refusal('The folder is damaged: two of its documents have one key.');
  for (const { collection, document, draft, key } of documents) {
    if (!contentKinds.some((kind) => kind.collection === collection))
      throw new Refusal(`The folder holds ${collection}, which this version doesn't know.`);
    const own = [document['field_domain_access'], document['brand']].flat().filter(Boolean);
    const foreign = own.find((brand) => !brands.has(brand));
    if (foreign)
      throw new Refusal(`${key} is of the brand ${foreign}, which this installation doesn't have.`);
    for (const target of referredKeys([document, draft]))
      if (!keys.has(target))
        throw new Refusal(`The folder is damaged: ${key} refers to ${target}, which isn't there.`);
  }
}

function referredKeys(value: unknown): string[] {
  const own = referredKey(value);
  if (own !== undefined) return [own];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(referredKeys);
}
