import type { CollectionConfig } from 'payload';
import { uiField } from '../fields/admin/uiField.ts';
import { collectionPlugin } from '../runtime/collectionPlugin.ts';
import { dropReferences, noteReferences } from './noteReferences.ts';
import { referring } from './referring.ts';
import { refuseUsed, refuseUsedDelete } from './refuseUsed.ts';
import { storedReferences } from './storedReferences.ts';
import { usedInEndpoint } from './usedInEndpoint.ts';

/** Collections that say where their documents are used. */
const referred = ['pages', 'media', 'forms', 'shared-sections', 'campaigns'];
/**
 * Of these a used one goes only when somebody confirms it, since nothing on a page stands in for
 * it. Of a used page, the dialog says where it is used.
 */
const guarded = ['media', 'forms', 'shared-sections', 'campaigns'];

const usedIn = uiField('used_in', 'Used in', '/references/admin/UsedIn.tsx#UsedIn', {
  position: 'sidebar',
});
const usesOfChosen = '/references/admin/UsesOfChosen.tsx#UsesOfChosen';

function withReferences(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection;
  const isReferring = referring.includes(slug);
  const isReferred = referred.includes(slug);
  const isGuarded = guarded.includes(slug);
  if (!isReferring && !isReferred) return collection;
  return {
    ...collection,
    admin: isReferred && !isGuarded ? withUsesOfChosen(collection.admin) : (collection.admin ?? {}),
    fields: isReferred ? [...collection.fields, usedIn] : collection.fields,
    endpoints: isReferred
      ? [...(collection.endpoints || []), usedInEndpoint]
      : (collection.endpoints ?? []),
    hooks: {
      ...hooks,
      beforeChange: [...(isGuarded ? [refuseUsed] : []), ...(hooks?.beforeChange ?? [])],
      beforeDelete: [...(isGuarded ? [refuseUsedDelete] : []), ...(hooks?.beforeDelete ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), ...(isReferring ? [noteReferences] : [])],
      afterDelete: [...(hooks?.afterDelete ?? []), ...(isReferring ? [dropReferences] : [])],
    },
  };
}

const withUsesOfChosen = (
  admin: CollectionConfig['admin'],
): NonNullable<CollectionConfig['admin']> => {
  const { components } = admin ?? {};
  const beforeListTable = [...(components?.beforeListTable ?? []), usesOfChosen];
  return { ...admin, components: { ...components, beforeListTable } };
};

/**
 * Payload plugin: an index of which document refers to which, since blocks are JSON that no query
 * looks into.
 */
export const references = collectionPlugin(withReferences, storedReferences);
