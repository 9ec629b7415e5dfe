import { number } from '../../fields/number.ts';
import { httpsUrl } from '../../validation/addresses/httpsUrl.ts';
import { defineBlock } from '../defineBlock.ts';
import * as draw from '../drawing.ts';

/** A foreign page in a frame. */
export const iframeBlock = defineBlock({
  slug: 'iframe',
  singular: 'Frame',
  plural: 'Frames',
  purpose: 'show',
  drawing: draw.picture(6, 5, 48, 30) + draw.lines(10, 9, 20, 1, 'paper'),
  fields: [
    {
      name: 'url',
      type: 'text',
      label: 'Address',
      required: true,
      validate: httpsUrl,
      admin: { placeholder: 'https://…' },
    },
    {
      type: 'row',
      fields: [
        number('width', 'Width (px)', {
          min: 1,
          max: 2400,
          width: '50%',
          description: '300 where empty.',
        }),
        number('height', 'Height (px)', {
          min: 1,
          max: 5000,
          width: '50%',
          description: '200 where empty.',
        }),
      ],
    },
  ],
});
