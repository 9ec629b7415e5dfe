import { isLang } from '@concierge/contract/lang';
import type { FlattenedField } from 'payload';
import { isRecord } from '../runtime/isRecord.ts';
import type { Values } from './contentKinds.ts';

/** What stands for a reference to a document of a collection; undefined leaves it out. */
export type Replace = (collection: string, value: unknown) => unknown;

/**
 * A copy of a document, as the database has it in all languages, with every relation, upload and
 * link in a formatted text replaced.
 */
export function mapReferences(
  fields: readonly FlattenedField[],
  doc: Values,
  replace: Replace,
): Values {
  const copy: Record<string, unknown> = { ...doc };
  for (const field of fields) {
    const value = copy[field.name];
    if (value === undefined || value === null) continue;
    const isTranslated = isRecord(value) && Object.keys(value).every(isLang);
    copy[field.name] =
      isTranslated && 'localized' in field && field.localized
        ? mapValues(value, (own) => inField(field, own, replace))
        : inField(field, value, replace);
  }
  return copy;
}

const mapValues = (values: Values, change: (value: unknown) => unknown): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

function inField(field: FlattenedField, value: unknown, replace: Replace): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isRecord(value) ? mapReferences(field.flattenedFields, value, replace) : value;
    case 'array':
      return inRows(value, () => field.flattenedFields, replace);
    case 'blocks':
      return inRows(
        value,
        (row) => field.blocks.find(({ slug }) => slug === row['blockType'])?.flattenedFields ?? [],
        replace,
      );
    case 'relationship':
    case 'upload':
      return inRelation(field.relationTo, value, replace);
    case 'richText':
      return inRichText(value, replace);
    default:
      return value;
  }
}

const inRows = (
  value: unknown,
  rowFields: (row: Values) => readonly FlattenedField[],
  replace: Replace,
): unknown =>
  Array.isArray(value)
    ? value.map((row) => (isRecord(row) ? mapReferences(rowFields(row), row, replace) : row))
    : value;

function inRelation(relationTo: string | string[], value: unknown, replace: Replace): unknown {
  if (Array.isArray(value))
    return value
      .map((one) => inRelation(relationTo, one, replace))
      .filter((one) => one !== undefined && one !== null);
  if (isRecord(value) && typeof value['relationTo'] === 'string')
    return withTarget(value, value['relationTo'], replace);
  return typeof relationTo === 'string' ? (replace(relationTo, value) ?? null) : null;
}

function withTarget(value: Values, collection: string, replace: Replace): Values | null {
  const target = replace(collection, value['value']);
  return target === undefined ? null : { ...value, value: target };
}

function inRichText(value: unknown, replace: Replace): unknown {
  if (Array.isArray(value)) return value.map((node) => inRichText(node, replace));
  if (!isRecord(value)) return value;
  if (typeof value['relationTo'] === 'string' && 'value' in value)
    return withTarget(value, value['relationTo'], replace);
  return mapValues(value, (inner) => inRichText(inner, replace));
}
