import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { isRecord } from '../../runtime/isRecord.ts';
import { documentLeaves, type Leaf } from '../documentLeaves.ts';

interface Relation {
  readonly path: string;
  readonly collection: string;
  readonly id: number;
}

/** Documents that a field names; within blocks, which are JSON, they may be gone. */
function leafRelations({ field, value, path, block }: Leaf): Relation[] {
  if (block !== undefined || (field.type !== 'relationship' && field.type !== 'upload')) return [];
  return [value].flat().flatMap((one) => named(field.relationTo, one, path));
}

/** A document as a field of one collection, or of several, names it. */
function named(collection: string | string[], value: unknown, path: string): Relation[] {
  if (Array.isArray(collection))
    return isRecord(value) ? named(String(value['relationTo']), value['value'], path) : [];
  const id = Number(isRecord(value) ? value['id'] : value);
  return id > 0 ? [{ path, collection, id }] : [];
}

/** Paths of the documents in a document's data that there aren't, and no database would take. */
export async function missingRelations(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: unknown,
): Promise<string[]> {
  const relations = documentLeaves(fields, data).flatMap(leafRelations);
  const missing: string[] = [];
  for (const [collection, own] of Map.groupBy(relations, (one) => one.collection)) {
    const there = await storedIds(req, collection, [...new Set(own.map(({ id }) => id))]);
    missing.push(...own.filter(({ id }) => !there.has(id)).map(({ path }) => path));
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
