import { richText } from '../fields/richText.ts';
import { defineBlock } from './defineBlock.ts';

/** Running text. */
export const richTextBlock = defineBlock('rich_text', 'Text', 'Texts', [
  richText('field_text', 'Text', { required: true }),
]);
