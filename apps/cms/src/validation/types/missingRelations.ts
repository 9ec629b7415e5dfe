import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { documentRelations } from '../relations/documentRelations.ts';

/**
 * Paths of the documents in a document's data that there aren't, and no database would take; within
 * blocks, which are JSON, they may be gone.
 */
export async function missingRelations(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  data: unknown,
): Promise<string[]> {
  const relations = documentRelations(fields, data).filter(({ block }) => block === undefined);
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
