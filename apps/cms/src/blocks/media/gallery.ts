import { mediaItemFields } from '../../fields/mediaItem.ts';
import { number } from '../../fields/number.ts';
import { defineBlock, items } from '../defineBlock.ts';

/** Several pictures or films to leaf through. */
export const galleryBlock = defineBlock('gallery', 'Gallery', 'Galleries', [
  items('Picture or film', 'Pictures and films', mediaItemFields(true)),
  number('perPage', 'Seen at once', {
    min: 1,
    max: 6,
    description: 'On a desktop; 2 where empty.',
  }),
]);
