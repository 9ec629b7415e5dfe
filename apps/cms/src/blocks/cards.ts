import { choice } from '../fields/choice.ts';
import { link } from '../fields/link.ts';
import { localizedText, localizedTextarea } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock, items } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** Linked teasers. */
export const cardsBlock = defineBlock({
  slug: 'cards',
  singular: 'Cards',
  plural: 'Cards',
  purpose: 'list',
  drawing: draw.columns(3, (x) => draw.picture(x, 5, 15, 16) + draw.lines(x, 25, 13, 2)),
  fields: [
    localizedTextarea('field_text', 'Lead'),
    items('Card', 'Cards', [
      localizedText('field_title', 'Title', { required: true }),
      localizedTextarea('field_text', 'Text'),
      picture('image', 'Picture'),
      link('link', 'Link'),
    ]),
    choice('field_variant', 'Arrangement', ['grid', 'rail', 'index'], {
      names: { index: 'Numbered list' },
      defaultValue: 'grid',
    }),
  ],
});
