/** Names of the fields, at any depth, that hold a file of the library. */
export function mediaNamesOf(
  fields: unknown,
  names = new Set<string>(),
  seen = new Set<unknown>(),
): Set<string> {
  if (typeof fields !== 'object' || fields === null || seen.has(fields)) return names;
  seen.add(fields);
  if (Array.isArray(fields)) for (const field of fields) mediaNamesOf(field, names, seen);
  else {
    const { name, relationTo, tabs, blocks, fields: inner } = fields as Record<string, unknown>;
    if (typeof name === 'string' && [relationTo].flat().includes('media')) names.add(name);
    for (const part of [tabs, blocks, inner]) mediaNamesOf(part, names, seen);
  }
  return names;
}

/**
 * Ids of the files that a stored document holds in fields of these names, in all of its languages.
 */
export function mediaIn(
  value: unknown,
  names: ReadonlySet<string>,
  ids = new Set<number>(),
): Set<number> {
  if (Array.isArray(value)) for (const entry of value) mediaIn(entry, names, ids);
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) {
      if (names.has(key)) for (const id of numbersIn(entry)) ids.add(id);
      else mediaIn(entry, names, ids);
    }
  return ids;
}

/** An id, several, or one a language. */
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};
