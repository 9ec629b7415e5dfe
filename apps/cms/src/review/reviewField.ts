import type { UIField } from 'payload';
import { label } from '../i18n/label.ts';

/** Beside a page's fields: how its review stands, and what a person may do about it. */
export const reviewField: UIField = {
  name: 'review',
  type: 'ui',
  label: label('Review', 'Revisión', 'المراجعة', 'Проверка'),
  admin: {
    position: 'sidebar',
    components: { Field: '/review/admin/ReviewPanel.tsx#ReviewPanel' },
  },
};
