import { typedDay } from '../../fields/day.ts';
import { mediaItem } from '../../fields/mediaItem.ts';
import { number } from '../../fields/number.ts';
import { localizedTextarea } from '../../fields/text.ts';
import { defineBlock } from '../defineBlock.ts';
import * as draw from '../drawing.ts';

/** A film with a title. */
export const videoBlock = defineBlock({
  slug: 'video',
  singular: 'Film',
  plural: 'Films',
  purpose: 'show',
  drawing: draw.picture(6, 5, 48, 30) + draw.circles(30, 20, 1, 5, 'paper'),
  fields: [
    localizedTextarea('field_text', 'Text'),
    mediaItem('field_media', 'Film', { required: true }),
    {
      type: 'row',
      fields: [
        {
          name: 'upload_date',
          type: 'date',
          label: 'Published on',
          admin: {
            width: '50%',
            description: 'For search engines.',
            date: typedDay,
          },
        },
        number('duration_seconds', 'Length (seconds)', { min: 1, width: '50%' }),
      ],
    },
  ],
});
