import { localizedText, localizedTextarea } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock } from './defineBlock.ts';

/** Somebody said it. */
export const quoteBlock = defineBlock('quote', 'Quote', 'Quotes', [
  localizedTextarea('field_text', 'Quote', { required: true }),
  {
    type: 'row',
    fields: [
      localizedText('field_author', 'Who|quote', { width: '50%' }),
      localizedText('field_role', 'Position', { width: '50%' }),
    ],
  },
  picture('image', 'Portrait'),
]);
