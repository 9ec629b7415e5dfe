import type { FlattenedField } from 'payload';
import { documentLeaves } from '../validation/documentLeaves.ts';
import { savedByItself } from './savedByItself.ts';

const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

function comparable(fields: readonly FlattenedField[], doc: unknown, localized: boolean): string {
  const leaves = documentLeaves(fields, doc).filter(
    (leaf) => leaf.localized === localized && !savedByItself.has(leaf.path),
  );
  return JSON.stringify(
    leaves.map(({ key, value }) => [
      key,
      value === null || value === '' ? undefined : plain(value),
    ]),
  );
}

/**
 * Whether two states of a document, in one language, differ in its texts, and in what is the same
 * in all languages.
 */
export function changedParts(
  fields: readonly FlattenedField[],
  before: unknown,
  after: unknown,
): { texts: boolean; shared: boolean } {
  const differs = (localized: boolean) =>
    comparable(fields, before, localized) !== comparable(fields, after, localized);
  return { texts: differs(true), shared: differs(false) };
}
