import { richText } from '../fields/richText.ts';
import { localizedText } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock, items } from './defineBlock.ts';

/** Panels of which one is seen. */
export const tabsBlock = defineBlock('tabs', 'Tabs', 'Tabs', [
  items('Panel', 'Panels', [
    localizedText('field_title', 'Title', { required: true }),
    richText('field_text', 'Text', { required: true }),
    picture('image', 'Picture'),
  ]),
]);
