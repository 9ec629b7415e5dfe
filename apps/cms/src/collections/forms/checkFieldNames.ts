import { type CollectionBeforeValidateHook, ValidationError } from 'payload';

/** Refuses two fields of one name in the same group, because their values couldn't be told apart. */
export const checkFieldNames: CollectionBeforeValidateHook = ({ data }) => {
  const fields: unknown = data?.['fields'];
  if (!Array.isArray(fields)) return data;
  const seen = new Set<string>();
  fields.forEach((field: { name?: string; group?: number; blockType?: string }, index) => {
    if (!field.name || field.blockType === 'field_heading') return;
    const key = `${field.name}|${field.group ?? ''}`;
    if (seen.has(key)) {
      throw new ValidationError({ errors: [{ message: `Two fields are called ${field.name}.`, path: `fields.${index}.name` }] });
    }
    seen.add(key);
  });
  return data;
};
