import type { CollectionConfig } from 'payload';
import { closedToAll } from '../access/closedToAll.ts';

/**
 * One row a session, under the `sid` that its token bears. A session is open only while its row is
 * here. Only our own code reads and writes it.
 */
export const sessions: CollectionConfig = {
  slug: 'sessions',
  labels: { singular: 'Session', plural: 'Sessions' },
  ...closedToAll,
  fields: [
    { name: 'sid', type: 'text', required: true, unique: true, index: true, label: 'ID' },
    {
      name: 'user',
      type: 'number',
      required: true,
      index: true,
      label: 'Account',
    },
    { name: 'seenAt', type: 'date', required: true, label: 'Last seen' },
    { name: 'endsAt', type: 'date', required: true, label: 'Ends at the latest' },
    { name: 'browser', type: 'text', label: 'Browser' },
    { name: 'by_provider', type: 'checkbox', label: "By the organisation's provider" },
    { name: 'address', type: 'text', label: 'From address' },
  ],
};
