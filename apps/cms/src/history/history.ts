import type { CollectionConfig, EditConfig } from 'payload';
import { collectionPlugin } from '../runtime/collectionPlugin.ts';
import { keepTakenOff, rememberTakingOff } from './keepTakenOff.ts';
import { ownAutosave } from './ownAutosave.ts';
import { pruneAfterPublish } from './pruneAfterPublish.ts';
import { savedByField } from './savedByField.ts';

function withHistory(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks, versions } = collection;
  if (typeof versions !== 'object') return collection;
  const hasDrafts = Boolean(versions.drafts);
  const views = admin?.components?.views;
  const edit = {
    ...views?.edit,
    versions: { Component: '/history/admin/Versions.tsx#Versions' },
    ...(hasDrafts
      ? { compare: { Component: '/history/admin/Compare.tsx#Compare', path: '/compare' } }
      : {}),
  } as EditConfig;
  return {
    ...collection,
    // Payload counts autosaves like publications; what is old is removed by pruneVersions instead.
    versions: { ...versions, maxPerDoc: 0 },
    fields: [...collection.fields, savedByField],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        ...(hasDrafts ? [ownAutosave, rememberTakingOff] : []),
      ],
      beforeChange: [...(hooks?.beforeChange ?? []), ...(hasDrafts ? [keepTakenOff] : [])],
      afterChange: [...(hooks?.afterChange ?? []), ...(hasDrafts ? [pruneAfterPublish] : [])],
    },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: { ...views, edit },
      },
    },
  };
}

/**
 * Payload plugin: every publication is kept for two years, with who made it, and can be looked at
 * beside another. What has no drafts is published by each save.
 */
export const history = collectionPlugin(withHistory);
