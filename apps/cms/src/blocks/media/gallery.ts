import { mediaItemFields } from '../../fields/mediaItem.ts';
import { number } from '../../fields/number.ts';
import { defineBlock, items } from '../defineBlock.ts';
import * as draw from '../drawing.ts';

/** Several pictures or films to leaf through. */
export const galleryBlock = defineBlock({
  slug: 'gallery',
  singular: 'Gallery',
  plural: 'Galleries',
  purpose: 'show',
  drawing: draw.picture(4, 6, 25, 28) + draw.picture(31, 6, 25, 28),
  fields: [
    items('Picture or film', 'Pictures and films', mediaItemFields(true)),
    number('perPage', 'Seen at once', {
      min: 1,
      max: 6,
      description: 'On a desktop; 2 where empty.',
    }),
  ],
});
