import type { CollectionConfig } from 'payload';
import { keepOwnBrands } from '../../access/brands/keepOwnBrands.ts';
import { keepShared, keepSharedFromTrash } from '../../access/brands/keepShared.ts';
import { ofOwnBrands } from '../../access/brands/ofOwnBrands.ts';
import { versionsOfOwnBrands } from '../../access/brands/versionsOfOwnBrands.ts';
import { mayIn } from '../../access/mayIn.ts';
import { noteChanges } from '../../changes/noteChanges.ts';
import { brandsField } from '../../fields/brand.ts';
import { checkbox } from '../../fields/checkbox.ts';
import { choice } from '../../fields/choice.ts';
import { localizedText, plainText } from '../../fields/text.ts';
import { leadTypes, typeNames } from '../../fields/values.ts';
import { liveVersions } from '../../history/liveVersions.ts';
import { groups } from '../../i18n/label.ts';
import { englishBeside } from '../../translations/beside/englishBeside.ts';
import { waiveUntranslated } from '../../validation/required/waiveUntranslated.ts';
import { checkFieldNames } from './checkFieldNames.ts';
import { copiedKey } from './copiedKey.ts';
import { fieldBlocks } from './fieldBlocks.ts';

const { afterChange, afterDelete } = noteChanges((doc) => [
  `form:${String(doc['id'])}`,
  'list:form',
]);

/** Definitions of lead forms (spec §5); the same one validates in the browser and on the server. */
export const forms: CollectionConfig = {
  slug: 'forms',
  labels: { singular: 'Form', plural: 'Forms' },
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
    useAsTitle: 'key',
    defaultColumns: ['key', 'title', 'type', 'field_domain_access'],
  },
  fields: [
    englishBeside,
    brandsField,
    {
      name: 'key',
      type: 'text',
      label: 'Key',
      required: true,
      unique: true,
      hooks: { beforeDuplicate: [copiedKey] },
      admin: {
        position: 'sidebar',
        description: 'Short name, e.g. him-apply; stays when the title changes.',
      },
    },
    choice('type', 'What it sends', leadTypes, { required: true, index: true, names: typeNames }),
    localizedText('title', 'Title', { required: true }),
    localizedText('submitLabel', 'Text of the button', { required: true }),
    {
      name: 'fields',
      type: 'blocks',
      label: 'Fields',
      labels: { singular: 'Field', plural: 'Fields' },
      blocks: fieldBlocks,
      admin: { initCollapsed: true },
    },
    {
      type: 'collapsible',
      label: 'Analytics',
      admin: { initCollapsed: true },
      fields: [
        checkbox('isQuiz', 'This is a quiz', {
          description: 'Pushes quizCompletion when it is sent.',
        }),
        plainText('additionalGtmFormType', 'Form type'),
        plainText('additionalGtmFormTitle', 'Form title'),
        plainText('additionalGtmFormName', 'Form name'),
      ],
    },
  ],
  hooks: {
    beforeValidate: [keepOwnBrands('field_domain_access'), checkFieldNames],
    beforeChange: [waiveUntranslated, keepSharedFromTrash],
    beforeDelete: [keepShared],
    afterChange,
    afterDelete,
  },
};
