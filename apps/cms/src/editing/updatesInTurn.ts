import type { CollectionBeforeOperationHook, CollectionConfig, Config, Plugin } from 'payload';
import { lockDocument } from '../runtime/database/database.ts';

/** Before the document is read. */
const updateInTurn: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || !('id' in args)) return;
  const id = Number(args.id);
  if (Number.isInteger(id)) await lockDocument(req, collection.slug, id);
};

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
 * Payload plugin: on PostgreSQL an update of what has versions waits for the saves, publications
 * and releases of the same document that run, in whichever process. Payload writes all languages of
 * what it has read, so that of two at the same moment one would be lost.
 */
export const updatesInTurn: Plugin = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map(withTurn),
});
