import { localizedText, localizedTextarea } from '../fields/text.ts';
import { defineBlock, items } from './defineBlock.ts';

/** Steps or years in their order. */
export const timelineBlock = defineBlock('timeline', 'Timeline', 'Timelines', [
  items('Step', 'Steps', [
    {
      type: 'row',
      fields: [
        localizedText('label', 'Year or number', { required: true, width: '30%' }),
        localizedText('field_title', 'Title', { required: true, width: '70%' }),
      ],
    },
    localizedTextarea('field_text', 'Text'),
  ]),
]);
