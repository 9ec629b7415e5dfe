import type { FormState } from 'payload';

/** A field that a save was refused for, with what it held. */
export interface RefusedField {
  readonly path: string;
  readonly message: string;
  readonly value: unknown;
}

/** The fields of a form that are marked with a reason. */
export const refusedFields = (fields: FormState): RefusedField[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage, value }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage, value }] : [],
  );

/** Those that have lost their mark, and still hold what was refused. */
export const unmarkedFields = (
  refused: readonly RefusedField[],
  fields: FormState,
): RefusedField[] =>
  refused.filter(({ path, value }) => {
    const field = fields[path];
    return field !== undefined && field.valid !== false && field.value === value;
  });
