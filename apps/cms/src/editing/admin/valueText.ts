import { wordsIn } from '../../text/wordsIn.ts';

/** Keys of rows that hold no words. */
const silent = new Set(['id', 'blockType']);

/** What a value says: of formatted text its blocks, of a row the values of its fields. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  if ('root' in value) return wordsIn(value);
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, inner]) => (silent.has(key) ? [] : [inner]));
  return parts.map(valueText).filter(Boolean).join('\n');
}
