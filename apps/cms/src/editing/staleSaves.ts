import type { CollectionConfig, CollectionSlug } from 'payload';
import { nobody } from '../access/nobody.ts';
import { collectionPlugin } from '../runtime/collectionPlugin.ts';
import { presenceEndpoint } from './presence.ts';
import { forgetSavesAfterDelete, noteSave, refuseStale } from './refuseStale.ts';
import { tabField } from './tabField.ts';

function withRefusals(collection: CollectionConfig): CollectionConfig {
  const { access, endpoints, fields, hooks, slug } = collection;
  if (access?.update === nobody) return collection;
  return {
    ...collection,
    endpoints: [...(endpoints || []), presenceEndpoint(slug as CollectionSlug)],
    fields: [tabField, ...fields],
    hooks: {
      ...hooks,
      beforeValidate: [refuseStale, ...(hooks?.beforeValidate ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), noteSave],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetSavesAfterDelete],
    },
  };
}

/**
 * Payload plugin: no form of what people change saves over what was saved since it was read, and
 * each says who else has its document open.
 */
export const staleSaves = collectionPlugin(withRefusals);
