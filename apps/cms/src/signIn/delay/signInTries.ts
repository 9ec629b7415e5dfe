import type { CollectionConfig } from 'payload';
import { closedToAll } from '../../access/closedToAll.ts';

/**
 * What was tried at sign-in, one row a counted name, for all backends of a database (GrowingDelay).
 * Times are milliseconds since 1970.
 */
export const signInTries: CollectionConfig = {
  slug: 'sign-in-tries',
  labels: { singular: 'Sign-in try', plural: 'Sign-in tries' },
  ...closedToAll,
  disableDuplicate: true,
  timestamps: false,
  fields: [
    // HMAC-SHA-256 of account, address or browser: no row tells whose it is.
    {
      name: 'key',
      label: 'Key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
    },
    { name: 'tries', label: 'Tries', type: 'number', required: true },
    // No try is taken before.
    { name: 'blocked_until', label: 'Delayed until', type: 'number', required: true },
    // The same before the last try, for one that is given back.
    { name: 'blocked_before', label: 'Delayed before', type: 'number', required: true },
    // The row counts no longer then, and may go.
    {
      name: 'forget_at',
      label: 'Forgotten at',
      type: 'number',
      required: true,
      index: true,
    },
  ],
};
