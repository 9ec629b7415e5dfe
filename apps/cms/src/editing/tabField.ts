import type { TextField } from 'payload';

/**
 * Names the browser tab that a save comes from; never stored. Its field in the form shows who else
 * is in, and both texts where a save was refused. A save's answer has it again, because the form
 * takes the whole answer over.
 */
export const tabField = {
  name: 'editing_tab',
  type: 'text',
  label: false,
  virtual: true,
  admin: {
    components: { Field: '/editing/admin/EditingTab.tsx#EditingTab' },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
  hooks: { afterRead: [({ req }) => req.context['editing_tab']] },
} as const satisfies TextField;
