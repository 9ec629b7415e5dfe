import type { CollectionConfig } from 'payload';
import { collectionPlugin } from '../runtime/collectionPlugin.ts';

const guard = '/editing/admin/SaveGuard.tsx#SaveGuard';

function withGuard(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [guard, ...(edit?.beforeDocumentControls ?? [])];
  const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } };
  return { ...collection, admin: { ...admin, components } };
}

/** Payload plugin: no document's form loses what was typed into it unasked. */
export const saveGuards = collectionPlugin(withGuard);
