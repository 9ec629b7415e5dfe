import type { CollectionConfig, FieldHook, TextField } from 'payload';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import { keepShared, keepSharedFromTrash } from '../access/brands/keepShared.ts';
import { ofOwnBrands } from '../access/brands/ofOwnBrands.ts';
import { versionsOfOwnBrands } from '../access/brands/versionsOfOwnBrands.ts';
import { mayIn } from '../access/mayIn.ts';
import { noteChanges } from '../changes/noteChanges.ts';
import { brandsField } from '../fields/brand.ts';
import { checkbox } from '../fields/checkbox.ts';
import { choice } from '../fields/choice.ts';
import { copiedTitle } from '../fields/copiedTitle.ts';
import { dayField, swissInstantField } from '../fields/day.ts';
import { number } from '../fields/number.ts';
import { localizedText, localizedTextarea, plainText } from '../fields/text.ts';
import { campaignKinds, typeNames } from '../fields/values.ts';
import { liveVersions } from '../history/liveVersions.ts';
import { groups } from '../i18n/label.ts';
import { englishBeside } from '../translations/beside/englishBeside.ts';
import { aliasShape } from '../validation/addresses/alias.ts';
import { notBefore } from '../validation/notBefore.ts';
import { onEventDay } from '../validation/onEventDay.ts';

const { afterChange, afterDelete } = noteChanges((doc) => [
  `campaign:${String(doc['id'])}`,
  'list:event',
]);

/** An event that the CRM has no id for yet; a copy is such an event too. */
const madeUpId = (): string => `event-${crypto.randomUUID().slice(0, 8)}`;

/** Only a new event may be one that no calendar has, and only while it is cancelled. */
const staysUnannounced: FieldHook = ({ operation, previousSiblingDoc, siblingData, value }) =>
  value === true &&
  siblingData['cancelled'] === true &&
  (operation === 'create' || previousSiblingDoc['unannounced'] === true);

/**
 * Campaigns and events, in the CRM's field names (spec §3). `Id` is stored as `crm_id`, because
 * databases don't tell it from `id`.
 */
export const campaigns: CollectionConfig = {
  slug: 'campaigns',
  labels: { singular: 'Event', plural: 'Events' },
  access: {
    read: ofOwnBrands('read'),
    create: mayIn('site'),
    update: ofOwnBrands('site'),
    delete: ofOwnBrands('site'),
    readVersions: versionsOfOwnBrands,
  },
  versions: liveVersions,
  admin: {
    group: groups.content,
    useAsTitle: 'Name',
    defaultColumns: ['Name', 'kind', 'StartDate', 'EndDate', 'field_domain_access'],
  },
  defaultSort: '-StartDate',
  fields: [
    englishBeside,
    brandsField,
    choice('kind', 'Kind', campaignKinds, { required: true, index: true, names: typeNames }),
    {
      name: 'crm_id',
      type: 'text',
      label: 'Id in the CRM',
      required: true,
      unique: true,
      defaultValue: madeUpId,
      hooks: { beforeDuplicate: [madeUpId] },
      admin: {
        description:
          'Enquiries name the event by it. Leave what stands here if the CRM has none yet.',
      },
    },
    {
      ...localizedText('Name', 'Name', { required: true }),
      hooks: { beforeDuplicate: [copiedTitle] },
    } as TextField,
    localizedTextarea('Description', 'Description'),
    {
      type: 'row',
      fields: [
        dayField('StartDate', 'First day', { required: true, width: '50%' }),
        {
          ...dayField('EndDate', 'Last day', { required: true, index: true, width: '50%' }),
          validate: notBefore('StartDate', 'The event ends before it begins.'),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          ...swissInstantField('Start_Datetime', 'Begins at', { width: '50%' }),
          validate: onEventDay,
        },
        number('Duration', 'Duration (minutes)', { min: 1, max: 20_160, width: '50%' }),
      ],
    },
    {
      type: 'row',
      fields: [
        choice('attendance', 'Attendance', ['online', 'onsite', 'mixed'], {
          defaultValue: 'onsite',
          width: '50%',
        }),
        {
          ...checkbox('cancelled', 'Cancelled', {
            width: '50%',
            description: 'No longer listed; calendars learn of it.',
          }),
          // What is saved is public, and the days of a copy are still those of its original.
          hooks: { beforeDuplicate: [() => true] },
        },
      ],
    },
    {
      // True of a copy until it is listed for the first time: no subscribed calendar has it, so
      // none is told that it is cancelled.
      name: 'unannounced',
      type: 'checkbox',
      hidden: true,
      admin: { disabled: true },
      hooks: { beforeDuplicate: [() => true], beforeChange: [staysUnannounced] },
    },
    {
      name: 'alias',
      type: 'text',
      label: 'Address of its page',
      validate: aliasShape,
      hooks: { beforeDuplicate: [() => null] },
      admin: {
        placeholder: '/webinars/…/',
        description: "Path of the event's page without language.",
      },
    },
    {
      type: 'row',
      fields: [
        localizedText('Event_Location__c', 'Place', { width: '50%' }),
        localizedText('City__c', 'City', { width: '50%' }),
      ],
    },
    localizedText('Event_Start_Date_Text__c', 'Date in words'),
    {
      type: 'collapsible',
      label: 'For the CRM',
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            plainText('Territory', 'Territory', { width: '50%' }),
            plainText('Region', 'Region', { width: '50%' }),
          ],
        },
        {
          type: 'row',
          fields: [
            plainText('Territory_Name__c', 'Name of the territory', { width: '50%' }),
            plainText('Campus__c', 'Campus', { width: '50%' }),
          ],
        },
        {
          type: 'row',
          fields: [
            plainText('Contact_Name__c', 'Contact person', { width: '50%' }),
            {
              name: 'Contact_Email__c',
              type: 'email',
              label: "Contact's e-mail",
              admin: { width: '50%' },
            },
          ],
        },
      ],
    },
  ],
  hooks: {
    beforeValidate: [keepOwnBrands('field_domain_access')],
    beforeChange: [keepSharedFromTrash],
    beforeDelete: [keepShared],
    afterChange,
    afterDelete,
  },
};
