import { richText } from '../fields/richText.ts';
import { defineBlock } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** Running text. */
export const richTextBlock = defineBlock({
  slug: 'rich_text',
  singular: 'Text',
  plural: 'Texts',
  purpose: 'text',
  drawing: draw.title(10, 6, 28) + draw.lines(10, 15, 40, 4),
  fields: [richText('field_text', 'Text', { required: true })],
});
