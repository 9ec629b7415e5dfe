/**
 * A lead's own columns with the fields that its visitor filled in. A form may have a field of a
 * column's name, such as `type`: the column stays, and the field is called `form.type`, which no
 * field can be named.
 */
export const withVisitorFields = <Value>(
  columns: Readonly<Record<string, Value>>,
  fields: Readonly<Record<string, Value>>,
): Record<string, Value> => ({
  ...columns,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      Object.hasOwn(columns, name) ? `form.${name}` : name,
      value,
    ]),
  ),
});
