import type { CollectionConfig, Config, Plugin } from 'payload';

const list = { Component: '/admin/lists/ListScreen.tsx#ListScreen' };

const withListScreen = (collection: CollectionConfig): CollectionConfig => {
  const { admin } = collection;
  const { components } = admin ?? {};
  const views = { list, ...components?.views };
  return { ...collection, admin: { ...admin, components: { ...components, views } } };
};

/** Payload plugin: every list is shown within a landmark. */
export const listScreens: Plugin = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map(withListScreen),
});
