import { mediaItem } from '../../fields/mediaItem.ts';
import { defineBlock } from '../defineBlock.ts';
import * as draw from '../drawing.ts';

/** One picture or film across the page. */
export const mediaBlock = defineBlock({
  slug: 'media',
  singular: 'Picture or film',
  plural: 'Pictures and films',
  purpose: 'show',
  drawing: draw.picture(6, 5, 48, 30),
  fields: [mediaItem('field_media', 'Picture or film', { required: true })],
});
