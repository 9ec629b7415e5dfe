import { url } from '../fields/link.ts';
import { localizedText, localizedTextarea } from '../fields/text.ts';
import { defineBlock, items } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** How to reach a team. */
export const contactInfoBlock = defineBlock({
  slug: 'contact_info',
  singular: 'Contact',
  plural: 'Contacts',
  purpose: 'act',
  drawing:
    draw.circles(12, 14, 1) +
    draw.lines(18, 12, 30, 2) +
    draw.circles(12, 27, 1) +
    draw.lines(18, 25, 26, 2),
  fields: [
    localizedTextarea('field_text', 'Text'),
    items('Way', 'Ways', [
      {
        type: 'row',
        fields: [
          localizedText('label', 'Label', { required: true, width: '30%' }),
          localizedText('title', 'Text', { required: true, width: '35%' }),
          url('url', 'Address', { width: '35%', placeholder: 'tel:+…' }),
        ],
      },
    ]),
  ],
});
