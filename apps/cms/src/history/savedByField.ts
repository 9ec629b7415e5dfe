import type { TextField } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { nobodyField } from '../access/nobody.ts';

/**
 * Who saved this version: the address of the account, so that it stays readable for colleagues, who
 * see no other accounts, and after the account is gone. Whatever a caller sends is overwritten; the
 * server itself leaves it empty.
 */
export const savedByField: TextField = {
  name: 'savedBy',
  type: 'text',
  label: 'Saved by',
  access: { create: nobodyField, update: nobodyField },
  hooks: { beforeChange: [({ req }) => currentUser(req)?.email ?? null] },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    condition: (data) => Boolean(data['savedBy']),
  },
};
