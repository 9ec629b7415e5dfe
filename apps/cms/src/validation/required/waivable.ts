import type { Field, Validate } from 'payload';
import { array, relationship, select, text, upload } from 'payload/shared';
import { isWaived } from './waived.ts';

/** What Payload checks where a field has no check of its own. */
const defaults: Readonly<Record<string, unknown>> = { array, relationship, select, text, upload };

/**
 * The same fields, each of which may be empty in a save that waives it; what is filled in is
 * checked as ever.
 */
export const waivable = (fields: readonly Field[]): Field[] => fields.map(one);

function one(field: Field): Field {
  const inner = 'fields' in field ? { ...field, fields: waivable(field.fields) } : field;
  if (!('required' in inner) || !inner.required) return inner as Field;
  const check = ('validate' in inner ? inner.validate : undefined) ?? defaults[inner.type];
  if (typeof check !== 'function') return inner as Field;
  const validate: Validate = (value, options) =>
    isWaived(options) || (check as Validate)(value, options);
  return { ...inner, validate } as Field;
}
