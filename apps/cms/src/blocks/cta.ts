import { links } from '../fields/link.ts';
import { localizedTextarea } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** Call to action across the page. */
export const ctaBlock = defineBlock({
  slug: 'cta',
  singular: 'Call to action',
  plural: 'Calls to action',
  purpose: 'act',
  drawing: draw.title(14, 8, 32) + draw.lines(18, 16, 24, 1) + draw.button(22, 24),
  fields: [
    localizedTextarea('field_text', 'Text'),
    links('field_links', 'Links'),
    picture('image', 'Picture'),
  ],
});
