import { formField } from '../fields/form.ts';
import { richText } from '../fields/richText.ts';
import { defineBlock } from './defineBlock.ts';

/** A lead form within a page. */
export const webformBlock = defineBlock('webform', 'Form', 'Forms', [
  richText('field_text', 'Text'),
  formField('form', true),
]);
