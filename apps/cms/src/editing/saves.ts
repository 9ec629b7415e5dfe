import type { Payload, PayloadRequest } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';

/**
 * A save as the next one has to know it: who made it out of what, and which texts it may have
 * changed.
 */
export interface Save {
  /** When, and when the version was saved that it was made of. */
  readonly at: string;
  readonly base: string;
  readonly tab?: string;
  readonly user?: number;
  readonly email?: string;
  readonly locale: string;
  /** Whether it changed texts of its language, and what is the same in all languages. */
  readonly texts: boolean;
  readonly shared: boolean;
}

const collection = 'payload-kv';
const maxSaves = 30;
const savesKey = (slug: string, id: number | string): string => `saves:${slug}:${id}`;
interface Stored {
  readonly id: number;
  readonly data: readonly Save[];
}

/** The latest saves of a document, oldest first, in the transaction of the request. */
export async function readSaves(
  req: PayloadRequest,
  slug: string,
  id: number | string,
): Promise<readonly Save[]> {
  const where = { key: { equals: savesKey(slug, id) } };
  return (
    (await req.payload.db.findOne<Stored>({ collection, where, req: sameTransaction(req) }))
      ?.data ?? []
  );
}

/** Adds a save to a document's latest. */
export async function keepSave(
  req: PayloadRequest,
  slug: string,
  id: number | string,
  save: Save,
): Promise<void> {
  const key = savesKey(slug, id);
  const data = [...(await readSaves(req, slug, id)), save].slice(-maxSaves);
  await req.payload.db.upsert({
    collection,
    data: { key, data },
    where: { key: { equals: key } },
    req: sameTransaction(req),
  });
}

/** Forgets the saves of documents that are gone, in the transaction of the request, if any. */
export async function forgetSaves(
  payload: Payload,
  slug: string,
  ids: readonly (number | string)[],
  req?: PayloadRequest,
): Promise<void> {
  await payload.db.deleteMany({
    collection,
    where: { key: { in: ids.map((id) => savesKey(slug, id)) } },
    ...(req ? { req: sameTransaction(req) } : {}),
  });
}

/**
 * The saves that led from one version to the present one; undefined where it isn't known how it
 * came to that.
 */
export function savesBetween(
  saves: readonly Save[],
  base: string,
  now: string,
): Save[] | undefined {
  const between: Save[] = [];
  for (let at = now; at > base; ) {
    const save = saves.findLast((one) => one.at === at);
    if (!save || save.base >= at) return undefined;
    between.unshift(save);
    at = save.base;
  }
  return between;
}
