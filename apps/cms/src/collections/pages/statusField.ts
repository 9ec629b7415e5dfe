import type { SelectField } from 'payload';
import { label } from '../../i18n/label.ts';

/** Payload's own status of a page, shown in lists as it really is; a copy begins unpublished. */
export const statusField: SelectField = {
  name: '_status',
  type: 'select',
  label: label('Status', 'Estado', 'الحالة', 'Статус'),
  options: [],
  hooks: { beforeDuplicate: [() => 'draft'] },
  admin: { components: { Cell: '/collections/pages/StatusCell.tsx#StatusCell' } },
};
