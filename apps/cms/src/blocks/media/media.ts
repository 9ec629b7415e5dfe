import { mediaItem } from '../../fields/mediaItem.ts';
import { defineBlock } from '../defineBlock.ts';

/** One picture or film across the page. */
export const mediaBlock = defineBlock('media', 'Picture or film', 'Pictures and films', [
  mediaItem('field_media', 'Picture or film', { required: true }),
]);
