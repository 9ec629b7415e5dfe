import type { CollectionConfig } from 'payload';
import { admissionsOnly } from '../../access/admissionsOnly.ts';
import { nobody } from '../../access/nobody.ts';
import { serverOnly } from '../../fields/admin/serverOnly.ts';
import { brandField } from '../../fields/brand.ts';
import { choice } from '../../fields/choice.ts';
import { number } from '../../fields/number.ts';
import { plainText } from '../../fields/text.ts';
import { groups } from '../../i18n/label.ts';
import { onlyChanges } from '../../runtime/database/onlyChanges.ts';
import { retryMailEndpoint } from './dueMails.ts';

/** Outbox: what was mailed, what waits, and, without an SMTP setting, what would have been. */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Outbox' },
  access: { read: admissionsOnly, create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'subject',
    group: groups.leads,
    defaultColumns: ['subject', 'to', 'kind', 'state', 'attempts', 'createdAt'],
    components: {
      beforeListTable: ['/leads/admin/Unconfigured.tsx#WithoutMailServer'],
      edit: {
        beforeDocumentControls: [
          '/leads/admin/Unconfigured.tsx#WithoutMailServer',
          '/leads/admin/MailControls.tsx#MailControls',
        ],
      },
    },
  },
  defaultSort: '-createdAt',
  hooks: { beforeChange: [onlyChanges] },
  endpoints: [retryMailEndpoint],
  fields: [
    brandField,
    { name: 'key', type: 'text', label: 'Key', unique: true, admin: { ...serverOnly } },
    plainText('to', 'To', { index: true }),
    { name: 'mailbox', type: 'text', label: 'Mailbox', index: true, admin: { ...serverOnly } },
    plainText('subject', 'Subject line'),
    choice('kind', 'Kind', ['confirmation', 'notice', 'referral', 'newsletter']),
    choice('state', 'State', ['waiting', 'sent', 'failed', 'suppressed'], {
      names: { suppressed: 'Not sent: too many mails to one mailbox' },
      defaultValue: 'waiting',
      index: true,
    }),
    number('attempts', 'Attempts'),
    plainText('last_answer', 'What the mail server answered last'),
    { name: 'next_attempt_at', type: 'date', label: 'Next attempt', index: true },
    { name: 'unsubscribe', type: 'text', label: 'Token', admin: { ...serverOnly } },
    { name: 'text', type: 'textarea', label: 'Text' },
    {
      name: 'html',
      type: 'code',
      label: 'Mail as HTML',
      admin: { language: 'html', components: { Field: '/admin/StoredMail.tsx#StoredMail' } },
    },
  ],
};
