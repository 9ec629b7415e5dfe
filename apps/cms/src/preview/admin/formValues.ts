import type { FormState } from 'payload';
import type { FormValues } from '../fieldFor.ts';

/** What the fields of a form hold, by their paths. */
export const formValues = (fields: FormState): FormValues =>
  Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]));
