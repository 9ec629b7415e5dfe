import type { CollectionBeforeOperationHook, CollectionConfig, Sort, Where } from 'payload';
import { collectionPlugin } from '../../runtime/collectionPlugin.ts';
import { lockDocument } from '../../runtime/database/database.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { isPostgres } from '../../runtime/isPostgres.ts';

/** Documents of one update that others wait for; each is a lock in the database's memory. */
const maxLocks = 1000;

type Updating = Parameters<CollectionBeforeOperationHook>[0];
/** What an update of many documents is called with. */
interface Bulk {
  readonly where?: Where;
  readonly data?: { readonly deletedAt?: unknown };
  readonly draft?: boolean;
  readonly trash?: boolean;
  readonly limit?: number;
  readonly sort?: Sort;
  readonly overrideAccess?: boolean;
}

/** Before the documents are read: by their ids, so that two such updates don't block each other. */
const updateInTurn: CollectionBeforeOperationHook = async (updating) => {
  const { collection, req } = updating;
  if (!isPostgres(req.payload)) return;
  for (const id of await changedIds(updating)) await lockDocument(req, collection.slug, id);
};

async function changedIds(updating: Updating): Promise<number[]> {
  if (updating.operation === 'restoreVersion') return restoredIds(updating);
  return updating.operation === 'update' ? updatedIds(updating) : [];
}

async function restoredIds({ args, collection, req }: Updating): Promise<number[]> {
  const version = 'id' in args ? args.id : undefined;
  if (version === undefined) return [];
  const { docs } = await req.payload.db.findVersions<{ parent: number }>({
    collection: collection.slug,
    where: { id: { equals: version } },
    limit: 1,
    pagination: false,
    req: sameTransaction(req),
  });
  return docs.flatMap(({ parent }) => (parent ? [Number(parent)] : []));
}

async function updatedIds({ args, collection, req }: Updating): Promise<number[]> {
  if ('id' in args && args.id !== undefined)
    return Number.isInteger(Number(args.id)) ? [Number(args.id)] : [];
  const { where, data, draft, trash = false, limit, sort, overrideAccess = true } = args as Bulk;
  if (!where) return [];
  const { docs } = await req.payload.find({
    collection: collection.slug,
    // Payload writes into it.
    where: structuredClone(where),
    // What goes to the trash is looked for among the drafts.
    draft: Boolean(draft || data?.deletedAt),
    trash,
    limit: Math.min(limit || maxLocks, maxLocks),
    ...(sort === undefined ? {} : { sort }),
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess,
    req: sameTransaction(req),
  });
  return docs.map(({ id }) => Number(id)).sort((one, other) => one - other);
}

const withTurn = (collection: CollectionConfig): CollectionConfig =>
  collection.versions
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          beforeOperation: [updateInTurn, ...(collection.hooks?.beforeOperation ?? [])],
        },
      }
    : collection;

/**
 * Payload plugin: on PostgreSQL an update of what has versions, and the restoring of one, waits for
 * the saves, publications and releases of the same documents that run, in whichever process.
 * Payload writes all languages of what it has read, so that of two at the same moment one would be
 * lost.
 */
export const updatesInTurn = collectionPlugin(withTurn);
