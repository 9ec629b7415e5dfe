/** Keys of rows and of formatted text that hold no words. */
const silent = new Set([
  'id',
  'blockType',
  'type',
  'version',
  'format',
  'mode',
  'style',
  'direction',
  'indent',
  'detail',
  'tag',
]);

/** What a value says: of formatted text its paragraphs, of a row the values of its fields. */
export function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, inner]) => (silent.has(key) ? [] : [inner]));
  return parts.map(wordsOf).filter(Boolean).join('\n');
}
