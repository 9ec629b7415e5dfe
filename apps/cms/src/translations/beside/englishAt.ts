/** A document as the backend answers it in one language. */
export type Stored = Readonly<Record<string, unknown>>;

/**
 * What a document says at a field's path, e.g. `field_blocks.2.field_title`. Rows are found by the
 * ids that the form has for them (`rowIdAt` is asked for `field_blocks.2`), for it may have them in
 * another order; undefined where the document hasn't got the row.
 */
export function valueAt(doc: Stored, path: string, rowIdAt: (row: string) => unknown): unknown {
  const steps = path.split('.');
  return steps.reduce<unknown>((value, step, index) => {
    if (Array.isArray(value)) {
      const id = rowIdAt(steps.slice(0, index + 1).join('.'));
      return id === undefined ? undefined : value.find((row) => isStored(row) && row['id'] === id);
    }
    return isStored(value) ? value[step] : undefined;
  }, doc);
}

const isStored = (value: unknown): value is Stored => typeof value === 'object' && value !== null;
