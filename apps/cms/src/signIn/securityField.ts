import type { UIField } from 'payload';
import { label } from '../i18n/label.ts';

/** The part of an account's screen about its second factor and the current password. */
export const securityField: UIField = {
  name: 'security',
  type: 'ui',
  label: label(
    'Sign-in and security',
    'Acceso y seguridad',
    'الدخول والأمان',
    'Вход и безопасность',
  ),
  admin: {
    disableListColumn: true,
    components: { Field: '/signIn/admin/SecurityField.tsx#SecurityField' },
  },
};
