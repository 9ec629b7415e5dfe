import type { FlattenedField } from 'payload';
import { isRecord } from '../../runtime/isRecord.ts';
import { documentLeaves, type Leaf } from '../documentLeaves.ts';

/** A document that a field of another one names, with the place of the field as in `Leaf`. */
export interface Relation extends Pick<Leaf, 'field' | 'path' | 'block'> {
  readonly collection: string;
  readonly id: number;
}

/** Every document that the relationships and uploads of a document name. */
export const documentRelations = (fields: readonly FlattenedField[], data: unknown): Relation[] =>
  documentLeaves(fields, data).flatMap((leaf) => {
    const { field, value } = leaf;
    if (field.type !== 'relationship' && field.type !== 'upload') return [];
    return [value].flat().flatMap((one) => named(field.relationTo, one, leaf));
  });

/** A document as a field of one collection, or of several, names it. */
function named(collection: string | string[], value: unknown, leaf: Leaf): Relation[] {
  if (Array.isArray(collection))
    return isRecord(value) ? named(String(value['relationTo']), value['value'], leaf) : [];
  const id = Number(isRecord(value) ? value['id'] : value);
  const { field, path, block } = leaf;
  return id > 0 ? [{ field, path, block, collection, id }] : [];
}
