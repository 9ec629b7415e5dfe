import { localizedTextarea } from '../../fields/text.ts';
import { defineBlock } from '../defineBlock.ts';
import { query } from './query.ts';

/** Campuses. */
export const campusListBlock = defineBlock('campus_list', 'List of campuses', 'Lists of campuses', [
  localizedTextarea('field_text', 'Lead'),
  query([]),
]);
