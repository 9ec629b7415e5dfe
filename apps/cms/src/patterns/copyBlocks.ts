import { randomBytes } from 'node:crypto';
import { isRecord } from '../runtime/isRecord.ts';

/** A block or a row in it, as the database has it in all languages. */
export type StoredRow = Readonly<Record<string, unknown>>;

const newId = (): string => randomBytes(12).toString('hex');

/** The same blocks with ids of their own, so that a copy shares none with what it was made from. */
export const withNewIds = (blocks: readonly unknown[]): StoredRow[] =>
  blocks.filter(isRecord).map(copyRow);

const copyRow = (row: StoredRow): StoredRow =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, key === 'id' ? newId() : copyValue(value)]),
  );

/** A formatted text is copied as it is: ids within it are no rows'. */
function copyValue(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown) => (isRecord(one) ? copyRow(one) : one));
  return isRecord(value) && !('root' in value) ? copyRow(value) : value;
}
