import { richText } from '../fields/richText.ts';
import { localizedText } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock, items } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** Panels of which one is seen. */
export const tabsBlock = defineBlock({
  slug: 'tabs',
  singular: 'Tabs',
  plural: 'Tabs',
  purpose: 'text',
  drawing:
    draw.title(5, 6, 12, 'accent') +
    draw.title(20, 6, 12) +
    draw.title(35, 6, 12) +
    draw.lines(5, 17, 48, 4),
  fields: [
    items('Panel', 'Panels', [
      localizedText('field_title', 'Title', { required: true }),
      richText('field_text', 'Text', { required: true }),
      picture('image', 'Picture'),
    ]),
  ],
});
