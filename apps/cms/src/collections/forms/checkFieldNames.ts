import type { CollectionBeforeValidateHook } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { refuse } from '../../runtime/errors/refuse.ts';

/**
 * Refuses two fields of one name in the same group, because their values couldn't be told apart.
 */
export const checkFieldNames: CollectionBeforeValidateHook = ({ data, req }) => {
  const fields: unknown = data?.['fields'];
  if (!Array.isArray(fields)) return data;
  const seen = new Set<string>();
  fields.forEach((field: { name?: string; group?: number; blockType?: string }, index) => {
    if (!field.name || field.blockType === 'field_heading') return;
    const key = `${field.name}|${field.group ?? ''}`;
    if (seen.has(key)) {
      const message = sayTo({ req })('Two fields are called {name}.', { name: field.name });
      refuse(req, { path: `fields.${index}.name`, label: 'Name' }, message);
    }
    seen.add(key);
  });
  return data;
};
