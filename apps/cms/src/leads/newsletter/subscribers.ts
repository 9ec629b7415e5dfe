import type { CollectionConfig } from 'payload';
import { nobody } from '../../access/nobody.ts';
import { brandField } from '../../fields/brand.ts';
import { choice } from '../../fields/choice.ts';
import { plainText } from '../../fields/text.ts';
import { groups, label } from '../../i18n/label.ts';
import { admissionsOnly } from '../inbox/access.ts';

/** Newsletter addresses by list (spec §7, GET /api/mail). */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: label('Subscriber', 'Suscriptor', 'مشترك', 'Подписчик'),
    plural: label('Subscribers', 'Suscriptores', 'المشتركون', 'Подписчики'),
  },
  access: { read: admissionsOnly, create: nobody, update: nobody, delete: admissionsOnly },
  admin: {
    useAsTitle: 'email',
    group: groups.enquiries,
    defaultColumns: ['email', 'list', 'brand', 'state'],
  },
  indexes: [{ fields: ['list', 'email'], unique: true }],
  fields: [
    brandField,
    { ...plainText('list', 'List'), index: true },
    { ...plainText('email', 'E-mail'), index: true },
    choice('state', 'State', ['pending', 'subscribed', 'unsubscribed'], {
      defaultValue: 'subscribed',
    }),
    { name: 'token', type: 'text', label: 'Token', index: true, admin: { hidden: true } },
  ],
};
