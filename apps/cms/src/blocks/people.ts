import { localizedText, localizedTextarea } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock, items } from './defineBlock.ts';

/** Members of a team. */
export const peopleBlock = defineBlock('people', 'People', 'People', [
  items('Person', 'People', [
    {
      type: 'row',
      fields: [
        localizedText('name', 'Full name', { required: true, width: '50%' }),
        localizedText('role', 'Position', { width: '50%' }),
      ],
    },
    localizedTextarea('field_text', 'Text'),
    picture('image', 'Portrait'),
  ]),
]);
