/** An anchor for in-page navigation: letters, digits, hyphens. */
export const anchor = (value: unknown): true | string =>
  !value ||
  (typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)) ||
  'Small letters, digits and hyphens only, beginning with a letter.';
