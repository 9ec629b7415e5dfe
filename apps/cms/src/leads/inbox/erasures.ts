import type { CollectionConfig } from 'payload';
import { isAdmin } from '../../access/isAdmin.ts';
import { nobody } from '../../access/nobody.ts';
import { brandField } from '../../fields/brand.ts';
import { number } from '../../fields/number.ts';
import { groups, label } from '../../i18n/label.ts';

/**
 * What stays of enquiries that a person asked to have erased: how many, of which brand, and when.
 */
export const erasures: CollectionConfig = {
  slug: 'erasures',
  labels: {
    singular: label('Erasure', 'Supresión', 'محو', 'Удаление'),
    plural: label('Erasures', 'Supresiones', 'عمليات المحو', 'Удаления'),
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  admin: { group: groups.administration, defaultColumns: ['brand', 'inquiries', 'createdAt'] },
  fields: [brandField, number('inquiries', 'Enquiries erased')],
};
