import type { CollectionConfig } from 'payload';
import { closedToAll } from '../access/closedToAll.ts';
import { stateNames } from './stateNames.ts';

/**
 * How the review of a page stands: a row a page, from its first submission or comment until it is
 * published. Kept beside the page, so that no decision makes a version of it; reached through
 * `/api/pages/:id/review` only.
 */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review|one', plural: 'Reviews' },
  ...closedToAll,
  fields: [
    {
      name: 'page',
      type: 'number',
      required: true,
      unique: true,
      label: 'Page',
    },
    {
      name: 'state',
      type: 'select',
      index: true,
      label: 'State',
      options: Object.entries(stateNames).map(([value, label]) => ({ value, label })),
    },
    { name: 'submittedBy', type: 'text', index: true, label: 'Submitted by' },
    // Whom comments mention who has not answered since, as addresses between spaces.
    { name: 'mention', type: 'text', index: true, label: 'For' },
    { name: 'comments', type: 'json', required: true, label: 'Comments' },
  ],
};
