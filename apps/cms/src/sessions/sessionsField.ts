import type { UIField } from 'payload';

/** Part of an account's screen: where it is signed in. */
export const sessionsField: UIField = {
  name: 'open_sessions',
  type: 'ui',
  label: 'Sessions',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/sessions/admin/SessionList.tsx#SessionList' },
  },
};
