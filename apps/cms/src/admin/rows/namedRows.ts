import type { CollectionConfig, Field } from 'payload';
import { collectionPlugin } from '../../runtime/collectionPlugin.ts';

const documentName = '/admin/rows/DocumentName.tsx#DocumentName';
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

/** Whether Payload may head a document with its number or with a code: a draft needs no title. */
const isUnnamed = ({ fields, admin, versions }: CollectionConfig): boolean =>
  (typeof versions === 'object' && Boolean(versions.drafts)) ||
  fields.some(
    (field) =>
      'name' in field &&
      field.name === admin?.useAsTitle &&
      (field.type === 'select' || ('localized' in field && field.localized)),
  );

function withName(collection: CollectionConfig): CollectionConfig {
  if (!isUnnamed(collection)) return collection;
  const { admin, slug } = collection;
  const edit = admin?.components?.edit;
  const beforeDocumentControls = [
    ...(edit?.beforeDocumentControls ?? []),
    { path: documentName, serverProps: { collectionSlug: slug } },
  ];
  const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } };
  return { ...collection, admin: { ...admin, components } };
}

/**
 * Payload plugin: no row of a list is called `<No Title>`, whatever its collection takes for a
 * title, and no document is headed by its number or a code.
 */
export const namedRows = collectionPlugin((collection) => ({
  ...withName(collection),
  fields: withCell(collection.fields, collection.admin?.useAsTitle),
}));
