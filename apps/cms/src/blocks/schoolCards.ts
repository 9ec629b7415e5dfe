import { schoolField } from '../fields/brand.ts';
import { linkFields } from '../fields/link.ts';
import { localizedText, localizedTextarea } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock, items } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** The schools of the group. */
export const schoolCardsBlock = defineBlock({
  slug: 'school_cards',
  singular: 'School cards',
  plural: 'School cards',
  purpose: 'list',
  drawing: draw.columns(4, (x) => draw.picture(x, 7, 10, 18) + draw.lines(x, 29, 10, 1)),
  fields: [
    localizedTextarea('field_text', 'Lead'),
    items('School', 'Schools', [
      schoolField('school', 'School', { required: true }),
      localizedText('title', 'Title', { required: true }),
      localizedTextarea('field_text', 'Text'),
      localizedText('place', 'Place'),
      picture('image', 'Picture'),
      { name: 'link', type: 'group', label: 'Link', fields: linkFields(true) },
    ]),
  ],
});
