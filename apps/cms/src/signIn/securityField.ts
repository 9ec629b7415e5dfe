import type { UIField } from 'payload';

/** The part of an account's screen about its second factor and the current password. */
export const securityField: UIField = {
  name: 'security',
  type: 'ui',
  label: 'Sign-in and security',
  admin: {
    disableListColumn: true,
    components: { Field: '/signIn/admin/SecurityField.tsx#SecurityField' },
  },
};
