import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { serverOnly } from '../../fields/admin/serverOnly.ts';
import { recordedInstant } from '../../fields/day.ts';
import { number } from '../../fields/number.ts';
import { plainText } from '../../fields/text.ts';
import { groups } from '../../i18n/label.ts';
import { freeSeatEndpoint } from './freeSeat.ts';
import { ofOwnVisits } from './ofOwnVisits.ts';

/**
 * One seat of a visit slot that is taken; the unique index lets only one visit have it. It is held
 * for some minutes, and booked once the enquiry of its key is in the inbox (holdSeat.ts).
 */
export const visits: CollectionConfig = {
  slug: 'visits',
  labels: { singular: 'Visit', plural: 'Visits' },
  access: { read: ofOwnVisits, create: nobody, update: nobody, delete: nobody },
  admin: {
    group: groups.leads,
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'visitor', 'school', 'date', 'time', 'seat', 'held_until'],
    listSearchableFields: ['reference', 'date'],
    components: {
      edit: { beforeDocumentControls: ['/leads/admin/visit/VisitControls.tsx#VisitControls'] },
    },
  },
  endpoints: [freeSeatEndpoint],
  indexes: [{ fields: ['school', 'date', 'time', 'seat'], unique: true }],
  fields: [
    {
      name: 'visitor',
      type: 'ui',
      label: 'Visitor',
      admin: {
        components: {
          Field: '/leads/admin/visit/VisitScreen.tsx#VisitScreen',
          Cell: '/leads/admin/visit/VisitorCell.tsx#VisitorCell',
        },
      },
    },
    plainText('school', 'School'),
    plainText('date', 'Date', { index: true }),
    plainText('time', 'Time'),
    number('seat', 'Seat'),
    plainText('reference', 'Reference'),
    recordedInstant('held_until', 'Held until', { index: true }),
    { ...plainText('network', 'Source network'), index: true, admin: { ...serverOnly } },
    {
      name: 'key',
      type: 'text',
      label: 'Key of the enquiry',
      unique: true,
      admin: { ...serverOnly },
    },
  ],
};
