import { localizedText, localizedTextarea } from '../fields/text.ts';
import { defineBlock, items } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** Steps or years in their order. */
export const timelineBlock = defineBlock({
  slug: 'timeline',
  singular: 'Timeline',
  plural: 'Timelines',
  purpose: 'text',
  drawing: draw.rows(3, (y) => draw.circles(8, y + 2, 1) + draw.lines(14, y, 38, 2)),
  fields: [
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
  ],
});
