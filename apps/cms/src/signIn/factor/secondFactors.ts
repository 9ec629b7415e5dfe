import type { CollectionConfig } from 'payload';
import { closedToAll } from '../../access/closedToAll.ts';

/**
 * The second factor of an account, one row each; a collection of its own, so that no answer,
 * version or export of accounts can hold it, and saving an account can't undo a used code.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: { singular: 'Second factor', plural: 'Second factors' },
  ...closedToAll,
  disableDuplicate: true,
  fields: [
    // A number and no relation: accounts are never joined with their secrets.
    {
      name: 'user',
      label: 'Account',
      type: 'number',
      required: true,
      unique: true,
      index: true,
    },
    // Encrypted (cipher.ts).
    { name: 'secret', label: 'Secret', type: 'text', required: true },
    // Step of time of the newest code that was used.
    {
      name: 'lastStep',
      label: 'Last step of time used',
      type: 'number',
      required: true,
      defaultValue: 0,
    },
    // Hashes of the recovery codes that are left.
    { name: 'recovery', label: 'Recovery codes', type: 'json', required: true },
    // Rises with each use, so that of two uses at the same moment one is refused.
    {
      name: 'uses',
      label: 'Uses',
      type: 'number',
      required: true,
      defaultValue: 0,
    },
  ],
};
