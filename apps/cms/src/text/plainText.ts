/**
 * Keys of blocks and Lexical nodes under which a visitor reads sentences. All others hold facts,
 * addresses and settings, or `items`: a list's other pages, which are found by themselves.
 */
const readable: ReadonlySet<string> = new Set([
  'root',
  'children',
  'text',
  'title',
  'label',
  'value',
  'name',
  'role',
  'place',
  'link',
  'field_link',
  'field_pretitle',
  'field_title',
  'field_text',
  'field_items',
  'field_links',
  'field_author',
  'field_role',
  'field_caption',
  'field_transcript',
]);

/**
 * The visible text of a contract value (blocks, rich text, facts) in reading order, words separated
 * by spaces.
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => readable.has(key))
    .map(([, inner]) => plainText(inner))
    .filter(Boolean)
    .join(' ');
}
