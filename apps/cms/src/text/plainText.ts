/**
 * Keys of blocks and Lexical nodes whose values are never read aloud, and of lists of other pages.
 */
const silent = new Set([
  'id',
  'type',
  'blockType',
  'blockName',
  'url',
  'alias',
  'format',
  'listType',
  'textStyle',
  'relationTo',
  'rel',
  'target',
  'version',
  'mode',
  'style',
  'direction',
  'indent',
  'tag',
  'field_anchor',
  'field_tone',
  'field_variant',
  'field_side',
  'image',
  'field_media',
  'field_poster',
  'options',
  'form',
  'facts',
  'school',
  'linkType',
  'alt',
  'color',
  'Id',
  'StartDate',
  'EndDate',
  'Start_Datetime',
  'Territory',
  'Region',
  'Contact_Email__c',
  'kind',
  'attendance',
  'fields',
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
    .filter(([key]) => !silent.has(key))
    .map(([, inner]) => plainText(inner))
    .filter(Boolean)
    .join(' ');
}
