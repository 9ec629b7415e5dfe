import type { FlattenedField } from 'payload';
import { isTranslated } from './lineTexts.ts';
import type { Columns } from './readTable.ts';

/** The fields of these names, in their order; a name that no field has is a fault of the code. */
export const fieldsNamed = (
  fields: readonly FlattenedField[],
  names: readonly string[],
): FlattenedField[] =>
  names.map((name) => {
    const field = fields.find((one) => one.name === name);
    if (!field) throw new Error(`No field ${name}`);
    return field;
  });

/** A column for each field, and one for each other language of those that are translated. */
export const fieldColumns = (
  fields: readonly FlattenedField[],
  required: readonly string[],
): Columns => ({
  required,
  optional: fields.map(({ name }) => name).filter((name) => !required.includes(name)),
  translated: fields.filter(isTranslated).map(({ name }) => name),
});
