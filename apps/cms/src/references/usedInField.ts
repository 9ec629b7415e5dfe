import type { UIField } from 'payload';

/** Beside a document's fields: where it is used. Keeps nothing. */
export const usedInField: UIField = {
  name: 'used_in',
  type: 'ui',
  label: 'Used in',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/references/admin/UsedIn.tsx#UsedIn' },
  },
};
