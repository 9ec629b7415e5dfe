/** Checks the name of a form field: letters, digits, underscore (contract). */
export const fieldName = (value: unknown): true | string =>
  (typeof value === 'string' && /^[A-Za-z][A-Za-z0-9_]*$/.test(value)) || 'A letter, then letters, digits and underscores.';
