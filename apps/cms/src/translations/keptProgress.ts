import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import type { Progress } from './progress.ts';

const collection = 'payload-kv';
const progressKeyPrefix = (slug: string): string => `translations:${slug}:`;
const progressKey = (slug: string, id: number | string): string =>
  `${progressKeyPrefix(slug)}${id}`;
type ProgressRow = { readonly key: string; readonly data: Progress };

/**
 * What the English has left behind in a document, in the transaction of the request; undefined
 * where that is nothing.
 */
export async function readProgress(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<Progress | undefined> {
  const where = { key: { equals: progressKey(slug, id) } };
  const row = await req.payload.db.findOne<ProgressRow & { id: number }>({
    collection,
    where,
    req: sameTransaction(req),
  });
  return row?.data;
}

/**
 * Keeps what is known of a document's languages, in the transaction of the request; where the
 * English has left nothing behind, nothing is kept, so that all there is can be read at once.
 */
export async function keepProgress(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
  data: Progress,
): Promise<void> {
  const isSettled = [data.sources, data.drafts].every((byLang) =>
    Object.values(byLang).every((texts) => Object.keys(texts).length === 0),
  );
  if (isSettled) return forgetProgress(req, slug, id);
  const key = progressKey(slug, id);
  await req.payload.db.upsert({
    collection,
    data: { key, data },
    where: { key: { equals: key } },
    req: sameTransaction(req),
  });
}

/** What the English has left behind in all documents of a collection, by their ids. */
export async function allProgress(
  { db }: Payload,
  slug: CollectionSlug,
): Promise<Map<string, Progress>> {
  const prefix = progressKeyPrefix(slug);
  const { docs } = await db.find<ProgressRow>({
    collection,
    where: { key: { like: prefix } },
    limit: 0,
    pagination: false,
  });
  return new Map(
    docs.flatMap(({ key, data }) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), data] as const] : [],
    ),
  );
}

/** After a document was deleted, or nothing of it is behind. */
export async function forgetProgress(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<void> {
  const where = { key: { equals: progressKey(slug, id) } };
  if (await readProgress(req, slug, id))
    await req.payload.db.deleteOne({ collection, where, req: sameTransaction(req) });
}
