import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { isRecord } from '../../runtime/isRecord.ts';

interface Relation {
  readonly path: string;
  readonly collection: string;
  readonly id: number;
}

/** Documents that a document's data names; within blocks, which are JSON, they may be gone. */
function* relationsOf(
  fields: readonly FlattenedField[],
  data: unknown,
  at = '',
): Generator<Relation> {
  if (!isRecord(data)) return;
  for (const field of fields) {
    const value = data[field.name];
    const path = `${at}${field.name}`;
    if (field.type === 'group' || field.type === 'tab')
      yield* relationsOf(field.flattenedFields, value, `${path}.`);
    else if (field.type === 'array' && Array.isArray(value))
      for (const [index, row] of value.entries())
        yield* relationsOf(field.flattenedFields, row, `${path}.${index}.`);
    else if (field.type === 'relationship' || field.type === 'upload')
      for (const one of [value].flat()) yield* named(field.relationTo, one, path);
  }
}

/** A document as a field of one collection, or of several, names it. */
function* named(collection: string | string[], value: unknown, path: string): Generator<Relation> {
  if (Array.isArray(collection)) {
    if (isRecord(value)) yield* named(String(value['relationTo']), value['value'], path);
    return;
  }
  const id = Number(isRecord(value) ? value['id'] : value);
  if (id > 0) yield { path, collection, id };
}

/** Paths of the documents in a document's data that there aren't, and no database would take. */
export async function missingRelations(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: unknown,
): Promise<string[]> {
  const byCollection = Map.groupBy(relationsOf(fields, data), ({ collection }) => collection);
  const missing: string[] = [];
  for (const [collection, relations] of byCollection) {
    const there = await storedIds(req, collection, [...new Set(relations.map(({ id }) => id))]);
    missing.push(...relations.filter(({ id }) => !there.has(id)).map(({ path }) => path));
  }
  return missing;
}

async function storedIds(
  req: PayloadRequest,
  collection: string,
  ids: number[],
): Promise<ReadonlySet<number>> {
  if (!Object.hasOwn(req.payload.collections, collection)) return new Set();
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: collection as CollectionSlug,
    where: { id: { in: ids } },
    select: { id: true } as never,
    pagination: false,
    req,
  });
  return new Set(docs.map(({ id }) => id));
}
