import { schoolField } from '../fields/brand.ts';
import { linkFields } from '../fields/link.ts';
import { localizedText, localizedTextarea } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock, items } from './defineBlock.ts';

/** The schools of the group. */
export const schoolCardsBlock = defineBlock('school_cards', 'School cards', 'School cards', [
  localizedTextarea('field_text', 'Lead'),
  items('School', 'Schools', [
    schoolField('school', 'School', { required: true }),
    localizedText('title', 'Title', { required: true }),
    localizedTextarea('field_text', 'Text'),
    localizedText('place', 'Place'),
    picture('image', 'Picture'),
    { name: 'link', type: 'group', label: 'Link', fields: linkFields(true) },
  ]),
]);
