import type { SelectField } from 'payload';

/** Payload's own status of a page, shown in lists as it really is; a copy begins unpublished. */
export const statusField: SelectField = {
  name: '_status',
  type: 'select',
  label: 'Status',
  options: [],
  hooks: { beforeDuplicate: [() => 'draft'] },
  admin: { components: { Cell: '/collections/pages/StatusCell.tsx#StatusCell' } },
};
