const serialize = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * Indented JSON with keys in the order of the alphabet, so that the same content is the same file;
 * within formatted texts keys stay in the order in which they are answered.
 */
export const stableJson = (value: unknown): string => serialize(sorted(value, true));

/** Equal for equal values, whatever the order of their keys. */
export const comparable = (value: unknown): string => serialize(sorted(value, false));

function sorted(value: unknown, keepsTexts: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => sorted(one, keepsTexts));
  if (typeof value !== 'object' || value === null) return value;
  if (keepsTexts && 'root' in value) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner, keepsTexts)]));
}
