import { localizedTextarea } from '../../fields/text.ts';
import { defineBlock } from '../defineBlock.ts';
import * as draw from '../drawing.ts';
import { query } from './query.ts';

/** Campuses. */
export const campusListBlock = defineBlock({
  slug: 'campus_list',
  singular: 'List of campuses',
  plural: 'Lists of campuses',
  purpose: 'list',
  drawing: draw.columns(2, (x) => draw.picture(x, 5, 24, 22) + draw.title(x, 31, 14)),
  fields: [localizedTextarea('field_text', 'Lead'), query([])],
});
