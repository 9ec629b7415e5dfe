import type { CollectionConfig } from 'payload';
import { isAdmin } from '../access/isAdmin.ts';
import { nobody } from '../access/nobody.ts';
import { groups } from '../i18n/label.ts';

/** What became stale, oldest first (ADR 16); read by `GET {api}/changes`. */
export const changeLog: CollectionConfig = {
  slug: 'change-log',
  labels: { singular: 'Change', plural: 'Changes' },
  access: { read: isAdmin, create: nobody, update: nobody, delete: isAdmin },
  admin: {
    group: groups.administration,
    hidden: true,
    defaultColumns: ['id', 'tags', 'createdAt'],
  },
  fields: [
    {
      name: 'tags',
      type: 'json',
      label: 'Tags',
      required: true,
      admin: { components: { Field: '/admin/StoredValue.tsx#StoredValue' } },
    },
  ],
};
