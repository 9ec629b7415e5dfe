import type { CollectionConfig, Plugin } from 'payload';

/** Payload plugin that changes each collection that there is, and adds some of its own. */
export const collectionPlugin =
  (
    change: (collection: CollectionConfig) => CollectionConfig,
    ...added: CollectionConfig[]
  ): Plugin =>
  (config) => ({ ...config, collections: [...(config.collections ?? []).map(change), ...added] });
