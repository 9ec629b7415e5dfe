import { localizedText } from '../fields/text.ts';
import { defineBlock, items } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** Figures with their meaning. */
export const statsBlock = defineBlock({
  slug: 'stats',
  singular: 'Figures',
  plural: 'Figures',
  purpose: 'text',
  drawing: draw.columns(3, (x) => draw.title(x, 11, 12, 'accent') + draw.lines(x, 20, 14, 2)),
  fields: [
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
  ],
});
