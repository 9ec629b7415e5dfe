import type { FieldHook } from 'payload';

/** Keeps each value of a list once, where it stands first. */
export const eachOnce: FieldHook = ({ value }) =>
  Array.isArray(value) ? [...new Set(value)] : value;
