import { localizedText, localizedTextarea } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** Somebody said it. */
export const quoteBlock = defineBlock({
  slug: 'quote',
  singular: 'Quote',
  plural: 'Quotes',
  purpose: 'text',
  drawing:
    draw.title(6, 6, 6, 'accent') +
    draw.title(10, 14, 40) +
    draw.title(10, 20, 30) +
    draw.lines(10, 30, 16, 1),
  fields: [
    localizedTextarea('field_text', 'Quote', { required: true }),
    {
      type: 'row',
      fields: [
        localizedText('field_author', 'Who|quote', { width: '50%' }),
        localizedText('field_role', 'Position', { width: '50%' }),
      ],
    },
    picture('image', 'Portrait'),
  ],
});
