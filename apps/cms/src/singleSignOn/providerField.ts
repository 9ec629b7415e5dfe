import type { TextField } from 'payload';
import { nobodyField } from '../access/nobody.ts';
import { serverOnly } from '../fields/admin/serverOnly.ts';

/** Issuer and subject of whoever signs in by the organisation's provider. */
export const providerField: TextField = {
  name: 'provider_subject',
  type: 'text',
  label: 'Account of the organisation',
  unique: true,
  index: true,
  access: { create: nobodyField, read: nobodyField, update: nobodyField },
  admin: { ...serverOnly },
};
