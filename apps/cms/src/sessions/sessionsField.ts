import type { UIField } from 'payload';
import { label } from '../i18n/label.ts';

/** Part of an account's screen: where it is signed in. */
export const sessionsField: UIField = {
  name: 'open_sessions',
  type: 'ui',
  label: label('Sessions', 'Sesiones', 'الجلسات', 'Сеансы'),
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/sessions/admin/SessionList.tsx#SessionList' },
  },
};
