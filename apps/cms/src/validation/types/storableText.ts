/** What no database keeps in every kind of column: the null character, and halves of characters. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/**
 * A value without the null character and with � for half a character, at any depth; the value
 * itself where there is none. PostgreSQL refuses both, nobody types either.
 */
export function storableText<T>(value: T): T {
  return cleaned(value) as T;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return isStorable(value) ? value : storable(value);
  if (Array.isArray(value)) {
    const items = value.map(cleaned);
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value);
  const clean = entries.map(([name, inner]) => [cleaned(name), cleaned(inner)] as const);
  const isClean = clean.every(([name, inner], at) => {
    const [nameThen, innerThen] = entries[at] ?? [];
    return name === nameThen && inner === innerThen;
  });
  return isClean ? value : Object.fromEntries(clean);
}

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
