import { choices } from '../../fields/choice.ts';
import { link } from '../../fields/link.ts';
import { campaignKinds, typeNames } from '../../fields/values.ts';
import { defineBlock } from '../defineBlock.ts';
import { query } from './query.ts';

/** Coming events, soonest first. */
export const eventListBlock = defineBlock('event_list', 'List of events', 'Lists of events', [
  query([choices('kind', 'Kinds', campaignKinds, { names: typeNames })]),
  link('field_link', 'Link to all'),
]);
