import { submissionTypes } from '@concierge/contract/form';
import { langs } from '@concierge/contract/lang';
import type { CollectionConfig, Field } from 'payload';
import { admissionsOnly } from '../../access/admissionsOnly.ts';
import { nobody } from '../../access/nobody.ts';
import { serverOnly } from '../../fields/admin/serverOnly.ts';
import { storedValue } from '../../fields/admin/storedValue.ts';
import { uiField } from '../../fields/admin/uiField.ts';
import { brandField } from '../../fields/brand.ts';
import { choice } from '../../fields/choice.ts';
import { recordedInstant } from '../../fields/day.ts';
import { number } from '../../fields/number.ts';
import { plainText } from '../../fields/text.ts';
import { typeNames } from '../../fields/values.ts';
import { groups } from '../../i18n/label.ts';
import { languageNames } from '../../i18n/locales.ts';
import { onlyChanges } from '../../runtime/database/onlyChanges.ts';
import { isRecord } from '../../runtime/isRecord.ts';
import { answerEndpoint } from '../delivery/answerEndpoint.ts';
import { releaseEndpoint, resendEndpoint } from '../delivery/resend.ts';
import { states } from '../states.ts';
import { releaseBurstEndpoint } from './bursts/releaseBurst.ts';
import { handOverAgainEndpoint } from './deadLetters.ts';
import { eraseEndpoint } from './erase.ts';
import { exportEndpoint } from './exportCsv.ts';
import { siteEndpoints } from './siteEndpoints.ts';

/** Only notes are written by people; everything else is what happened. */
const recorded = (field: Field): Field => ({ ...field, access: { update: () => false } }) as Field;

const person: Field[] = [
  plainText('name', 'Full name'),
  plainText('email', 'E-mail'),
  plainText('phone', 'Phone'),
  plainText('country', 'Country'),
];
const origin: Field[] = [
  choice('type', 'Form', submissionTypes, { index: true, names: typeNames }),
  choice('lang', 'Language', langs, { names: languageNames }),
  plainText('source', 'Sent from'),
  plainText('campaign', 'Campaign'),
  plainText('network', 'Source network', { index: true }),
  {
    name: 'pass',
    type: 'text',
    label: 'Captcha pass',
    index: true,
    admin: { ...serverOnly },
  },
  { name: 'traceparent', type: 'text', admin: { ...serverOnly } },
  recordedInstant('received_at', 'Received', { index: true }),
];
const consent: Field[] = [
  plainText('consent_version', 'Version of the text agreed to'),
  { name: 'consent_words', type: 'textarea', label: 'Words agreed to' },
  recordedInstant('consent_at', 'Agreed at', { index: true }),
];
const delivery: Field[] = [
  choice('state', 'State', states, { index: true, defaultValue: 'received' }),
  number('priority', 'Priority (0 is the most urgent)'),
  recordedInstant('queued_at', 'Joined the line for the CRM', { index: true }),
  number('attempt_count', 'Attempts'),
  {
    name: 'mails_due',
    type: 'checkbox',
    label: 'Mails are still to be written',
    index: true,
    admin: { ...serverOnly },
  },
  recordedInstant('next_attempt_at', 'Next attempt', { index: true }),
  recordedInstant('delivered_at', 'Delivered', { index: true }),
  {
    name: 'held',
    type: 'text',
    label: 'Held because',
    admin: { components: { Cell: '/leads/admin/HoldReason.tsx#HoldReasonCell' } },
  },
  { name: 'duplicate_of', type: 'relationship', relationTo: 'leads', label: 'Sent with' },
  {
    name: 'attempts',
    type: 'json',
    label: 'What the CRM answered',
    admin: { components: { Field: storedValue } },
  },
];

/** Enquiries as they arrived, and what became of them (spec §3 lead form fields, ADR 5). */
export const leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Enquiry', plural: 'Enquiries' },
  access: { read: admissionsOnly, create: nobody, update: admissionsOnly, delete: nobody },
  admin: {
    useAsTitle: 'reference',
    group: groups.leads,
    defaultColumns: ['reference', 'name', 'type', 'brand', 'state', 'received_at'],
    listSearchableFields: ['reference', 'name', 'email', 'phone'],
    components: {
      beforeListTable: [
        '/leads/admin/Unconfigured.tsx#WithoutCrm',
        '/leads/admin/DownloadCsv.tsx#DownloadCsv',
      ],
      edit: {
        beforeDocumentControls: ['/leads/admin/lead/LeadControls.tsx#LeadControls'],
      },
    },
    description: 'Every enquiry of every form. None is ever lost: what the CRM refuses stays here.',
  },
  defaultSort: '-received_at',
  hooks: { beforeChange: [onlyChanges] },
  fields: [
    uiField('screen', 'Enquiry', '/leads/admin/lead/LeadScreen.tsx#LeadScreen'),
    { name: 'note', type: 'textarea', label: 'Note' },
    {
      type: 'collapsible',
      label: 'As it is stored',
      admin: { initCollapsed: true },
      fields: [
        recorded({
          name: 'key',
          type: 'text',
          label: 'Key',
          unique: true,
          index: true,
          required: true,
          admin: { ...serverOnly },
        }),
        recorded({
          name: 'reference',
          type: 'text',
          label: 'Reference',
          unique: true,
          index: true,
          required: true,
        }),
        recorded(brandField),
        ...person.map(recorded),
        ...origin.map(recorded),
        recorded({
          name: 'fields',
          type: 'json',
          label: 'Everything that was sent',
          required: true,
          // An update that leaves it alone doesn't write it (onlyChanges.ts).
          validate: (value, { operation, req }) =>
            operation === 'update' || isRecord(value) || req.t('validation:required'),
          admin: { components: { Field: storedValue } },
        }),
        ...consent.map(recorded),
        ...delivery.map(recorded),
      ],
    },
  ],
  endpoints: [
    ...siteEndpoints,
    exportEndpoint,
    resendEndpoint,
    releaseEndpoint,
    eraseEndpoint,
    answerEndpoint,
    handOverAgainEndpoint,
    releaseBurstEndpoint,
  ],
};
