import type { Block, CollectionConfig, Config, Field, Plugin } from 'payload';

const arrayRow = '/admin/rows/RowName.tsx#ArrayRowName';
const blockRow = '/admin/rows/RowName.tsx#BlockRowName';

/** Fields that are used in many places stay one object: Payload prepares a shared block once. */
type Seen = Map<object, object>;

function memo<T extends object>(seen: Seen, node: T, copy: (node: T) => T): T {
  const before = seen.get(node);
  if (before) return before as T;
  const made = copy(node);
  seen.set(node, made);
  return made;
}

const inFields = (fields: Field[], seen: Seen): Field[] =>
  memo(seen, fields, (all) => all.map((field) => memo(seen, field, (one) => inField(one, seen))));

function inField(field: Field, seen: Seen): Field {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: inFields(tab.fields, seen) })),
    };
  if (field.type === 'blocks')
    return {
      ...field,
      blocks: field.blocks.map((block) => memo(seen, block, (one) => inBlock(one, seen))),
    };
  if (field.type === 'array') {
    const components = { RowLabel: arrayRow, ...field.admin?.components };
    return {
      ...field,
      fields: inFields(field.fields, seen),
      admin: { ...field.admin, components },
    };
  }
  return 'fields' in field ? ({ ...field, fields: inFields(field.fields, seen) } as Field) : field;
}

const inBlock = (block: Block, seen: Seen): Block => ({
  ...block,
  fields: inFields(block.fields, seen),
  admin: { ...block.admin, components: { Label: blockRow, ...block.admin?.components } },
});

/** Payload plugin: rows of arrays and blocks are called by what they say, not by their numbers. */
export const rowNames: Plugin = (config: Config): Config => {
  const seen: Seen = new Map();
  return {
    ...config,
    collections: (config.collections ?? []).map(
      (collection): CollectionConfig => ({
        ...collection,
        fields: inFields(collection.fields, seen),
      }),
    ),
  };
};
