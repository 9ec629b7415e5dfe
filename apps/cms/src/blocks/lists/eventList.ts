import { dateFormats } from '@concierge/contract/eventDate';
import { choice, choices } from '../../fields/choice.ts';
import { link } from '../../fields/link.ts';
import { campaignKinds, typeNames } from '../../fields/values.ts';
import { defineBlock } from '../defineBlock.ts';
import * as draw from '../drawing.ts';
import { query } from './query.ts';

/** The formats of spec §9 in words, in the order of `date_type`. */
const dateFormatNames = {
  1: 'Long weekday, date, start and end',
  2: 'Short weekday, date and start',
  3: 'Date in figures',
  4: 'Day, month and year',
  5: 'Month and year',
  6: 'Short name of the month',
  '6_numeric': 'Number of the day',
};

/** Coming events, soonest first. */
export const eventListBlock = defineBlock({
  slug: 'event_list',
  singular: 'List of events',
  plural: 'Lists of events',
  purpose: 'list',
  drawing: draw.rows(3, (y) => draw.title(5, y, 9, 'accent') + draw.lines(18, y, 36, 2)),
  fields: [
    query([choices('kind', 'Kinds', campaignKinds, { names: typeNames })]),
    link('field_link', 'Link to all'),
    choice('date_type', 'Format of the dates', dateFormats, {
      names: dateFormatNames,
      description: 'Weekday, date and hours where empty.',
    }),
  ],
});
