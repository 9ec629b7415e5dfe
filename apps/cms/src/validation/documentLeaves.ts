import type { FlattenedField } from 'payload';
import { isRecord } from '../runtime/isRecord.ts';

/**
 * What a document holds at one of its fields; of rows, which ones they are, in their order, blocks
 * with their types.
 */
export interface Leaf {
  readonly field: FlattenedField;
  readonly value: unknown;
  /** Its place by row numbers, as Payload says it. */
  readonly path: string;
  /** Its place by the rows' ids, which stays when rows move. */
  readonly key: string;
  readonly localized: boolean;
  /** Id of the topmost block that it stands in. */
  readonly block: string | undefined;
}
type Place = Pick<Leaf, 'path' | 'key' | 'localized' | 'block'>;

const top: Place = { path: '', key: '', localized: false, block: undefined };
const join = (before: string, name: string | number): string =>
  before === '' ? String(name) : `${before}.${name}`;

/**
 * Every field of a document, groups and rows unfolded, as the collection's `flattenedFields`
 * describe it.
 */
export function documentLeaves(
  fields: readonly FlattenedField[],
  doc: unknown,
  at: Place = top,
): Leaf[] {
  const row = isRecord(doc) ? doc : {};
  return fields.flatMap((field) => {
    const place: Place = {
      path: join(at.path, field.name),
      key: join(at.key, field.name),
      localized: at.localized || ('localized' in field && field.localized === true),
      block: at.block,
    };
    const value = row[field.name];
    if (field.type === 'group' || field.type === 'tab')
      return documentLeaves(field.flattenedFields, value, place);
    if (field.type === 'array' || field.type === 'blocks')
      return rowLeaves(field, Array.isArray(value) ? value : [], place);
    return [{ ...place, field, value }];
  });
}

function rowLeaves(
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  rows: readonly unknown[],
  place: Place,
): Leaf[] {
  const ids = rows.map((row, index) =>
    isRecord(row) ? String(row['id'] ?? index) : String(index),
  );
  const kinds = rows.map((row) =>
    isRecord(row) && field.type === 'blocks' ? `:${row['blockType']}` : '',
  );
  const inner = rows.flatMap((row, index) => {
    const within: Place = {
      path: join(place.path, index),
      key: join(place.key, ids[index] ?? index),
      localized: place.localized,
      block: place.block ?? (field.type === 'blocks' ? ids[index] : undefined),
    };
    return documentLeaves(rowFields(field, row), row, within);
  });
  return [
    { ...place, field, value: ids.map((id, index) => id + kinds[index]).join(' ') },
    ...inner,
  ];
}

const rowFields = (
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  row: unknown,
): readonly FlattenedField[] =>
  field.type === 'array'
    ? field.flattenedFields
    : (field.blocks.find(({ slug }) => isRecord(row) && slug === row['blockType'])
        ?.flattenedFields ?? []);
