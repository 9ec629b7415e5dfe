import { langs } from '@concierge/contract/lang';
import type { CollectionConfig } from 'payload';
import { admissionsOnly } from '../../access/admissionsOnly.ts';
import { nobody } from '../../access/nobody.ts';
import { serverOnly } from '../../fields/admin/serverOnly.ts';
import { brandField } from '../../fields/brand.ts';
import { choice } from '../../fields/choice.ts';
import { recordedInstant } from '../../fields/day.ts';
import { plainText } from '../../fields/text.ts';
import { groups } from '../../i18n/label.ts';
import { languageNames } from '../../i18n/locales.ts';
import { onlyChanges } from '../../runtime/database/onlyChanges.ts';
import { exportSubscribersEndpoint } from './exportCsv.ts';
import { recordDeletion, recordSubscription } from './service/recordChanges.ts';

/**
 * Newsletter addresses by list (spec §7, GET /api/mail). Officers remove one by erasing its person,
 * which needs a fresh sign-in and leaves a receipt (ADR 26, ADR 30).
 */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  access: { read: admissionsOnly, create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'email',
    group: groups.leads,
    defaultColumns: ['email', 'list', 'brand', 'state'],
    components: {
      // Its file has who is subscribed among those listed, not a row for each.
      beforeListTable: [
        {
          path: '/leads/admin/DownloadCsv.tsx#DownloadCsv',
          clientProps: { hasAllListed: false },
        },
      ],
    },
  },
  hooks: {
    beforeChange: [onlyChanges],
    afterChange: [recordSubscription],
    afterDelete: [recordDeletion],
  },
  endpoints: [exportSubscribersEndpoint],
  indexes: [{ fields: ['list', 'email'], unique: true }],
  fields: [
    brandField,
    plainText('list', 'List', { index: true }),
    plainText('email', 'E-mail', { index: true }),
    choice('state', 'State', ['pending', 'subscribed', 'unsubscribed'], {
      defaultValue: 'subscribed',
    }),
    choice('lang', 'Language', langs, { names: languageNames }),
    { name: 'consent_words', type: 'textarea', label: 'Words agreed to' },
    recordedInstant('consent_at', 'Agreed at'),
    {
      name: 'consents',
      type: 'json',
      label: 'Every consent that was given, oldest first',
      admin: { components: { Field: '/leads/newsletter/admin/Consents.tsx#Consents' } },
    },
    recordedInstant('confirmed_at', 'Confirmed'),
    recordedInstant('left_at', 'Left'),
    {
      name: 'acted_at',
      type: 'date',
      label: 'Last own act',
      index: true,
      admin: { ...serverOnly },
    },
    { name: 'token', type: 'text', label: 'Token', index: true, admin: { ...serverOnly } },
  ],
};
