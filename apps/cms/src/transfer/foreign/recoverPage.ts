import { setTimeout as delay } from 'node:timers/promises';
import { registry } from '@concierge/brands/registry';
import type { Lang } from '@concierge/contract/lang';
import type { Payload, Where } from 'payload';
import type { Written } from './Journal.ts';

/** Within which time of its beginning a creation has written its row; milliseconds. */
const creationTimeoutMs = 60_000;

/** What is certain of a page whose creation was cut short. */
interface Begun {
  /** When its creation was begun; ISO 8601. */
  readonly begun: string;
  readonly title: string;
  readonly lang: Lang;
  readonly brand: string;
}

/**
 * The page of a write that was cut short, after the database had it and before the journal. Rows
 * that the write left unfinished are deleted, since SQLite writes without transactions.
 */
export async function recoverPage(
  payload: Payload,
  { begun, title, lang, brand }: Begun,
): Promise<Written | undefined> {
  await deleteUnfinished(payload, begun);
  const where: Where = {
    createdAt: { greater_than_equal: begun },
    [`title.${lang}`]: { equals: title },
    field_domain_access: { in: [brand] },
  };
  const { docs } = await payload.find({
    collection: 'pages',
    where,
    draft: true,
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const [doc] = docs;
  return doc && { id: doc.id, createdAt: doc.createdAt, updatedAt: doc.updatedAt, hash: '' };
}

/**
 * Deletes pages without a whole version, which is the last that is written of a new one. Those that
 * somebody is creating at this moment have theirs a second later.
 */
async function deleteUnfinished({ db }: Payload, begun: string): Promise<void> {
  const latest = new Date(Date.parse(begun) + creationTimeoutMs).toISOString();
  const { docs } = await db.find<{ id: number }>({
    collection: 'pages',
    where: { createdAt: { greater_than_equal: begun, less_than: latest } },
    limit: 0,
    pagination: false,
    select: {},
  });
  const suspects = await withoutVersion(
    db,
    docs.map(({ id }) => id),
  );
  if (suspects.length === 0) return;
  await delay(1000);
  for (const id of await withoutVersion(db, suspects)) {
    await db.deleteVersions({ collection: 'pages', where: { parent: { equals: id } } });
    await db.deleteOne({ collection: 'pages', where: { id: { equals: id } } });
  }
}

/** Those that have no version, or one of which the brands, its last rows, are missing. */
async function withoutVersion(db: Payload['db'], ids: readonly number[]): Promise<number[]> {
  const brands = registry.map(({ code }) => code);
  const found: number[] = [];
  for (const id of ids) {
    const where = { parent: { equals: id }, 'version.field_domain_access': { in: brands } };
    const query = { collection: 'pages', where, limit: 1, pagination: false } as const;
    const { docs } = await db.findVersions(query);
    if (docs.length === 0) found.push(id);
  }
  return found;
}
