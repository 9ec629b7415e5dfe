import { localizedText } from '../fields/text.ts';
import { defineBlock, items } from './defineBlock.ts';

/** Figures with their meaning. */
export const statsBlock = defineBlock('stats', 'Figures', 'Figures', [
  items('Figure', 'Figures', [
    {
      type: 'row',
      fields: [
        localizedText('value', 'Figure', { required: true, width: '30%' }),
        localizedText('label', 'Meaning', { required: true, width: '70%' }),
      ],
    },
    localizedText('field_text', 'Note'),
  ]),
]);
