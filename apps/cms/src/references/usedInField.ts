import type { UIField } from 'payload';
import { label } from '../i18n/label.ts';

/** Beside a document's fields: where it is used. Keeps nothing. */
export const usedInField: UIField = {
  name: 'used_in',
  type: 'ui',
  label: label('Used in', 'Se usa en', 'مستخدم في', 'Где используется'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/references/admin/UsedIn.tsx#UsedIn' },
  },
};
