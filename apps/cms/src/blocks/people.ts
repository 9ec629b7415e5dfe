import { localizedText, localizedTextarea } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { defineBlock, items } from './defineBlock.ts';
import * as draw from './drawing.ts';

/** Members of a team. */
export const peopleBlock = defineBlock({
  slug: 'people',
  singular: 'People',
  plural: 'People',
  purpose: 'list',
  drawing: draw.columns(3, (x) => draw.circles(x + 7, 13, 1, 6) + draw.lines(x, 25, 14, 2)),
  fields: [
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
  ],
});
