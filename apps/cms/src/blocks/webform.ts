import { formField } from '../fields/form.ts';
import { richText } from '../fields/richText.ts';
import { defineBlock } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** A lead form within a page. */
export const webformBlock = defineBlock({
  slug: 'webform',
  singular: 'Form',
  plural: 'Forms',
  purpose: 'act',
  drawing:
    draw.rows(3, (y) => draw.lines(10, y, 14, 1) + draw.lines(28, y, 22, 1)) + draw.button(28, 32),
  fields: [richText('field_text', 'Text'), formField('form', true)],
});
