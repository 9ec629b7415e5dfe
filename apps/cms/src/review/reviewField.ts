import type { UIField } from 'payload';

/** Beside a page's fields: how its review stands, and what a person may do about it. */
export const reviewField: UIField = {
  name: 'review',
  type: 'ui',
  label: 'Review',
  admin: {
    position: 'sidebar',
    components: { Field: '/review/admin/ReviewPanel.tsx#ReviewPanel' },
  },
};
