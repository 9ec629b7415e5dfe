/**
 * A value's words in a table of them; a value that the table doesn't have stays as it came. Only
 * the table's own names count: a visitor's `constructor` is a value like any other.
 */
export const labelIn = (labels: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? value;
