import type { TextField } from 'payload';
import { nobodyField } from '../access/nobody.ts';
import { label } from '../i18n/label.ts';

/** Issuer and subject of whoever signs in by the organisation's provider. */
export const providerField: TextField = {
  name: 'provider_subject',
  type: 'text',
  label: label(
    'Account of the organisation',
    'Cuenta de la organización',
    'حساب المؤسسة',
    'Учётная запись организации',
  ),
  unique: true,
  index: true,
  access: { create: nobodyField, read: nobodyField, update: nobodyField },
  admin: { hidden: true },
};
