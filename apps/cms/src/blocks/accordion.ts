import { checkbox } from '../fields/checkbox.ts';
import { richText } from '../fields/richText.ts';
import { localizedText } from '../fields/text.ts';
import { defineBlock, items } from './defineBlock.ts';

/** Questions and answers, or other text to unfold. */
export const accordionBlock = defineBlock('accordion', 'Accordion', 'Accordions', [
  items('Entry', 'Entries', [
    localizedText('field_title', 'Title', { required: true }),
    richText('field_text', 'Text', { required: true }),
  ]),
  checkbox('is_faq', 'These are questions and answers', {
    description: 'Tells search engines so (FAQPage).',
  }),
]);
