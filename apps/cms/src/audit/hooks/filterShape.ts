import type { Where } from 'payload';

/**
 * What a list was filtered by, as `email like, state equals`: names of fields and operators, and
 * none of the values, for somebody may search for a person. A field that the collection hasn't is
 * `?`.
 */
export function filterShape(where: Where | undefined, fields: ReadonlySet<string>): string {
  return [...new Set(filterParts(where, fields))].toSorted().join(', ');
}

function filterParts(where: Where | undefined, fields: ReadonlySet<string>): string[] {
  return Object.entries(where ?? {}).flatMap(([name, condition]) => {
    if (Array.isArray(condition)) return condition.flatMap((one) => filterParts(one, fields));
    // Below a field of JSON anything may be named.
    const [field = ''] = name.split('.', 1);
    const fieldName = fields.has(field) ? field : '?';
    return Object.keys(condition ?? {}).map((operator) => `${fieldName} ${operator}`);
  });
}
