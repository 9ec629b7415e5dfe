/** What no database keeps in every kind of column: the null character, and halves of characters. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/**
 * A value without the null character and with � for half a character, at any depth; the value
 * itself where there is none. PostgreSQL refuses both, nobody types either.
 */
export const storableText = <T>(value: T): T => (keepsAll(value) ? value : cleaned(value)) as T;

function keepsAll(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (Array.isArray(value)) return value.every(keepsAll);
  return !isPlain(value) || Object.entries(value).every(keepsAll);
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storable(name), cleaned(inner)]),
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};
