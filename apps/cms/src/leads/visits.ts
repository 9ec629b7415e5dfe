import type { CollectionConfig } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { nobody } from '../access/nobody.ts';
import { number } from '../fields/number.ts';
import { plainText } from '../fields/text.ts';
import { groups, label } from '../i18n/label.ts';

/** One seat of a visit slot that is taken; the unique index lets only one visit have it. */
export const visits: CollectionConfig = {
  slug: 'visits',
  labels: { singular: label('Visit', 'Visita', 'زيارة', 'Визит'), plural: label('Visits', 'Visitas', 'الزيارات', 'Визиты') },
  access: {
    read: ({ req }) => ['admin', 'admissions'].includes(currentUser(req)?.role ?? ''),
    create: nobody,
    update: nobody,
    delete: nobody,
  },
  admin: { group: groups.admissions, defaultColumns: ['school', 'date', 'time', 'seat'] },
  indexes: [{ fields: ['school', 'date', 'time', 'seat'], unique: true }],
  fields: [
    plainText('school', 'School'),
    { ...plainText('date', 'Date'), index: true },
    plainText('time', 'Time'),
    number('seat', 'Seat'),
    { name: 'key', type: 'text', label: 'Key of the enquiry', unique: true, admin: { hidden: true } },
  ],
};
