import type { CollectionConfig, Config, Field, Plugin } from 'payload';

const cell = '/admin/lists/TitleCell.tsx#TitleCell';

function withCell(fields: Field[], title: string | undefined): Field[] {
  return fields.map((field) => {
    if (field.type !== 'text' || field.name !== title || field.admin?.components?.Cell)
      return field;
    return {
      ...field,
      admin: { ...field.admin, components: { ...field.admin?.components, Cell: cell } },
    } as Field;
  });
}

/**
 * Payload plugin: no row of a list is called `<No Title>`, whatever its collection takes for a
 * title.
 */
export const namedRows: Plugin = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map(
    (collection): CollectionConfig => ({
      ...collection,
      fields: withCell(collection.fields, collection.admin?.useAsTitle),
    }),
  ),
});
