import { number } from '../../fields/number.ts';
import { httpsUrl } from '../../validation/addresses/httpsUrl.ts';
import { defineBlock } from '../defineBlock.ts';

/** A foreign page in a frame. */
export const iframeBlock = defineBlock('iframe', 'Frame', 'Frames', [
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
]);
