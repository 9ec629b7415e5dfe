/**
 * The same value without null, empty texts and keys that are absent; rich text is left as it is.
 */
export function compact(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(compact).filter((entry) => entry !== undefined && entry !== null);
  if (typeof value !== 'object' || value === null) return value;
  if ('root' in value) return value;
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, compact(entry)] as const)
    .filter(([, entry]) => entry !== undefined && entry !== null && entry !== '');
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
