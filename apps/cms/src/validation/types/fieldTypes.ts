import type { FlattenedField, Option } from 'payload';
import { isRecord } from '../../runtime/isRecord.ts';

type Fields = readonly FlattenedField[];
/** Whether values of fields of one kind may have this shape; nothing at all is judged elsewhere. */
type Shape = (value: unknown) => boolean;

const isText: Shape = (value) => typeof value === 'string';
/** Forms send numbers and ticks as text; what SQLite could not read again is none. */
const isNumber: Shape = (value) =>
  (typeof value === 'number' || isText(value)) &&
  Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER;
const isTick: Shape = (value) =>
  typeof value === 'boolean' || value === '' || value === 'true' || value === 'false';
/** What no database could read as an instant would make the document unreadable; so does none. */
const isDate: Shape = (value) => {
  const year = typeof value === 'string' ? new Date(value).getUTCFullYear() : Number.NaN;
  return year >= 1 && year <= 9999;
};
/** Databases count documents from one, in 31 bits. */
const isId: Shape = (value) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31;
/** A document: its number, itself as it was read, or with its collection beside it. */
const isDocument: Shape = (value) =>
  value === '' ||
  isId(value) ||
  (typeof value === 'string' && /^\d+$/.test(value) && isId(Number(value))) ||
  (isRecord(value) && (isDocument(value['value']) || isId(value['id'])));

/** PostgreSQL takes no other value even to look for. */
const isOneOf =
  (options: readonly Option[]): Shape =>
  (value) =>
    options.some((option) => value === (typeof option === 'string' ? option : option.value));

const shapes: Readonly<Partial<Record<FlattenedField['type'], Shape>>> = {
  text: isText,
  textarea: isText,
  email: isText,
  code: isText,
  date: isDate,
  number: isNumber,
  checkbox: isTick,
  relationship: isDocument,
  upload: isDocument,
  richText: isRecord,
};

/**
 * Paths of the values in a document's data whose shape their field can't have: text where a list
 * belongs, an object where text does, a choice that there isn't. What a field means by its value is
 * the field's own to judge.
 */
export function misshapen(fields: Fields, data: unknown, allLocales: boolean, at = ''): string[] {
  if (!isRecord(data)) return [];
  return fields.flatMap((field) => {
    const value = data[field.name];
    const path = `${at}${field.name}`;
    if (value === null && needsValue(field)) return [path];
    if (value === undefined || value === null) return [];
    if (!allLocales || !('localized' in field) || !field.localized || !isRecord(value))
      return within(field, value, allLocales, path);
    return Object.entries(value).flatMap(([locale, one]) =>
      one === null ? [] : within(field, one, allLocales, `${path}.${locale}`),
    );
  });
}

/** Payload goes into groups without a look, and writes these two instants as they come. */
const needsValue = ({ type, name }: FlattenedField): boolean =>
  type === 'group' || type === 'tab' || name === 'createdAt' || name === 'updatedAt';

function within(field: FlattenedField, value: unknown, all: boolean, path: string): string[] {
  if (field.type === 'group' || field.type === 'tab')
    return isRecord(value) ? misshapen(field.flattenedFields, value, all, `${path}.`) : [path];
  if (field.type === 'array' || field.type === 'blocks') {
    // An empty list is counted as 0 in forms.
    if (value === 0) return [];
    if (!Array.isArray(value)) return [path];
    return value.flatMap((row: unknown, index) =>
      isRecord(row) ? inRow(field, row, all, `${path}.${index}.`) : [`${path}.${index}`],
    );
  }
  const shape = 'options' in field ? isOneOf(field.options) : shapes[field.type];
  if (!shape) return [];
  const isMany = 'hasMany' in field && field.hasMany;
  if (isMany && Array.isArray(value)) return value.every(shape) ? [] : [path];
  return shape(value) || (isMany && value === 0) ? [] : [path];
}

/** A row of a list; a block of no known type would go past every rule of its fields. */
function inRow(
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  row: Readonly<Record<string, unknown>>,
  all: boolean,
  at: string,
): string[] {
  const kind =
    field.type === 'array' ? field : field.blocks.find(({ slug }) => slug === row['blockType']);
  return kind ? misshapen(kind.flattenedFields, row, all, at) : [`${at}blockType`];
}
