import { checkbox } from '../fields/checkbox.ts';
import { richText } from '../fields/richText.ts';
import { localizedText } from '../fields/text.ts';
import { defineBlock, items } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** Questions and answers, or other text to unfold. */
export const accordionBlock = defineBlock({
  slug: 'accordion',
  singular: 'Accordion',
  plural: 'Accordions',
  purpose: 'text',
  drawing: draw.rows(4, (y) => draw.lines(6, y, 42, 1) + draw.circles(52, y + 1, 1)),
  fields: [
    items('Entry', 'Entries', [
      localizedText('field_title', 'Title', { required: true }),
      richText('field_text', 'Text', { required: true }),
    ]),
    checkbox('is_faq', 'These are questions and answers', {
      description: 'Tells search engines so (FAQPage).',
    }),
  ],
});
