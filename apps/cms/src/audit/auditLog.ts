import { APIError, type CollectionConfig, type Field } from 'payload';
import { isAdmin } from '../access/isAdmin.ts';
import { nobody } from '../access/nobody.ts';
import { groups } from '../i18n/label.ts';
import { acts } from './acts.ts';
import { withFormerSubject } from './hooks/formerSubject.ts';

const text = (name: string, label: string): Field => ({ name, type: 'text', label });

/** Rows are made by appendRow alone, which asks the database itself. */
function refuseChange(): never {
  throw new APIError('The audit log is only ever appended to.', 405, null, true);
}

/**
 * Who did what, when and from where (ADR 24); one row an act, each sealed together with the row
 * before it. `createdAt` is the instant of the act.
 */
export const auditLog: CollectionConfig = {
  slug: 'audit',
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: groups.administration,
    useAsTitle: 'sequence',
    defaultColumns: [
      'sequence',
      'createdAt',
      'act',
      'user',
      'role',
      'subject',
      'document',
      'brand',
    ],
    listSearchableFields: ['subject', 'document', 'detail', 'address'],
    description:
      'Nobody can change it. `npm run audit:verify` finds a row that was changed, moved or removed in the database.',
  },
  defaultSort: '-sequence',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'sequence',
      type: 'number',
      label: 'Number',
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'act',
      type: 'select',
      label: 'Act',
      required: true,
      index: true,
      options: Object.entries(acts).map(([value, words]) => ({ value, label: words })),
    },
    // A number and no relation: the row stays as it is when the account is deleted.
    { name: 'user', type: 'number', label: 'Account', index: true },
    text('role', 'Role'),
    text('address', 'From address'),
    {
      name: 'subject',
      type: 'text',
      label: 'Collection',
      admin: { description: "Enquiries are 'leads', in rows of older versions 'inquiries'." },
    },
    text('document', 'Document'),
    text('brand', 'Brand'),
    text('detail', 'Details'),
    text('previous', 'Seal before'),
    text('hash', 'Seal'),
  ],
  hooks: {
    beforeOperation: [withFormerSubject],
    beforeChange: [refuseChange],
    beforeDelete: [refuseChange],
  },
};
