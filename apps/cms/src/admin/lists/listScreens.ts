import type { CollectionConfig } from 'payload';
import { collectionPlugin } from '../../runtime/collectionPlugin.ts';

const list = { Component: '/admin/lists/ListScreen.tsx#ListScreen' };

const withListScreen = (collection: CollectionConfig): CollectionConfig => {
  const { admin } = collection;
  const { components } = admin ?? {};
  const views = { list, ...components?.views };
  return { ...collection, admin: { ...admin, components: { ...components, views } } };
};

/** Payload plugin: every list is shown within a landmark. */
export const listScreens = collectionPlugin(withListScreen);
