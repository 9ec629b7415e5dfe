import type { CollectionConfig } from 'payload';
import { isAdmin } from '../access/isAdmin.ts';
import { trashOrDelete } from '../access/trashOrDelete.ts';
import { collectionPlugin } from '../runtime/collectionPlugin.ts';
import { keepPublicState, rememberPublicState } from './keepPublicState.ts';
import { keepRestoredOut } from './keepRestoredOut.ts';
import { moveOnly } from './moveOnly.ts';
import { takeRedirectsAlong } from './takeRedirectsAlong.ts';

/** Collections whose documents go to the trash first. */
export const trashable = [
  'pages',
  'shared-sections',
  'patterns',
  'media',
  'forms',
  'campaigns',
  'popups',
  'redirects',
];

/** Shown in the trash only, in place of Payload's own, which no list can show. */
const restoreList = '/trash/admin/RestoreList.tsx#RestoreList';

function withTrash(collection: CollectionConfig): CollectionConfig {
  const { access, admin, hooks, versions } = collection;
  return {
    ...collection,
    trash: true,
    access: { ...access, delete: trashOrDelete(access?.delete ?? isAdmin) },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        beforeListTable: [...(admin?.components?.beforeListTable ?? []), restoreList],
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), moveOnly],
      ...(typeof versions === 'object' ? versionHooks(hooks, Boolean(versions.drafts)) : {}),
    },
  };
}

/** The public state is put back before any other hook reads it; only what has drafts has two. */
const versionHooks = (
  hooks: CollectionConfig['hooks'],
  hasDrafts: boolean,
): CollectionConfig['hooks'] => ({
  beforeChange: [
    keepRestoredOut,
    ...(hasDrafts ? [rememberPublicState] : []),
    ...(hooks?.beforeChange ?? []),
  ],
  ...(hasDrafts
    ? { afterChange: [keepPublicState, ...(hooks?.afterChange ?? []), takeRedirectsAlong] }
    : {}),
});

/**
 * Payload plugin: deleting is final only out of the trash, and restoring brings a document back as
 * it was.
 */
export const trash = collectionPlugin((collection) =>
  trashable.includes(collection.slug) ? withTrash(collection) : collection,
);
