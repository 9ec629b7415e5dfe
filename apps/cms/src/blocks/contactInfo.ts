import { url } from '../fields/link.ts';
import { localizedText, localizedTextarea } from '../fields/text.ts';
import { defineBlock, items } from './defineBlock.ts';

/** How to reach a team. */
export const contactInfoBlock = defineBlock('contact_info', 'Contact', 'Contacts', [
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
]);
