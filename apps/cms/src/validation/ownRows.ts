import type { CollectionBeforeChangeHook, FlattenedField, SanitizedConfig } from 'payload';
import { isRecord } from '../runtime/isRecord.ts';

type Values = Record<string, unknown>;

/**
 * Every row that has a database row of its own, by its list and id. Blocks are kept whole with
 * their document (ADR 3), and so are rows within them.
 */
function* databaseRows(
  fields: readonly FlattenedField[],
  doc: Values,
  at = '',
): Generator<[string, Values]> {
  for (const field of fields) {
    const value = doc[field.name];
    const place = `${at}.${field.name}`;
    if ((field.type === 'group' || field.type === 'tab') && isRecord(value))
      yield* databaseRows(field.flattenedFields, value, place);
    if (field.type !== 'array' || !Array.isArray(value)) continue;
    for (const row of value.filter(isRecord)) {
      yield [`${place} ${String(row['id'])}`, row];
      yield* databaseRows(field.flattenedFields, row, place);
    }
  }
}

/**
 * Rows that a program sends keep their ids only where the document has them already, each once: an
 * id names one row of all documents, so that a copy of another document's row becomes a new one.
 */
const keepOwnRows =
  (fields: readonly FlattenedField[]): CollectionBeforeChangeHook =>
  ({ data, originalDoc, req }) => {
    if (req.payloadAPI !== 'REST') return;
    const own = new Set([...databaseRows(fields, originalDoc ?? {})].map(([name]) => name));
    for (const [name, row] of databaseRows(fields, data)) if (!own.delete(name)) delete row['id'];
  };

/** The configuration, in which no document takes a row of another one. */
export async function withOwnRows(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building;
  for (const { hooks, flattenedFields } of config.collections)
    hooks.beforeChange = [...(hooks.beforeChange ?? []), keepOwnRows(flattenedFields)];
  return config;
}
