import { nodeTypes } from '@concierge/contract/node';
import type { CollectionConfig } from 'payload';
import { keepOwnBrands } from '../../access/brands/keepOwnBrands.ts';
import { keepShared, keepSharedFromTrash } from '../../access/brands/keepShared.ts';
import { ofOwnBrands } from '../../access/brands/ofOwnBrands.ts';
import { versionsOfOwnBrands } from '../../access/brands/versionsOfOwnBrands.ts';
import { mayIn } from '../../access/mayIn.ts';
import { brandTags, noteChanges } from '../../changes/noteChanges.ts';
import { brandsField, rowBrandField } from '../../fields/brand.ts';
import { choices } from '../../fields/choice.ts';
import { number } from '../../fields/number.ts';
import { richText } from '../../fields/richText.ts';
import { shownBetween } from '../../fields/shownBetween.ts';
import { localizedText } from '../../fields/text.ts';
import { typeNames } from '../../fields/values.ts';
import { liveVersions } from '../../history/liveVersions.ts';
import { groups } from '../../i18n/label.ts';
import { englishBeside } from '../../translations/beside/englishBeside.ts';
import { formColumns } from './formColumns.ts';
import { oneFormEach } from './oneFormEach.ts';

const { afterChange, afterDelete } = noteChanges((doc) => brandTags('popup', doc));

/** The timed pop-up call to action with one form per brand, which are rows here (spec §3). */
export const popups: CollectionConfig = {
  slug: 'popups',
  labels: { singular: 'Pop-up', plural: 'Pop-ups' },
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
    useAsTitle: 'field_heading',
    defaultColumns: ['field_heading', 'field_domain_access', 'show_from', 'show_until'],
  },
  fields: [
    englishBeside,
    brandsField,
    localizedText('field_heading', 'Heading', { required: true }),
    richText('field_description', 'Text'),
    {
      type: 'row',
      fields: [
        number('field_delay_time', 'Opens after (seconds)', {
          required: true,
          min: 0,
          max: 3600,
          width: '50%',
        }),
        number('field_display_after_days', 'Stays away for (days)', {
          required: true,
          min: 0,
          max: 365,
          width: '50%',
          description: 'After it was closed.',
        }),
      ],
    },
    shownBetween(),
    choices('field_include_urls', 'On pages of these types', nodeTypes, {
      required: true,
      names: typeNames,
      description:
        'Where several are for one type, the oldest of them that is in its time opens there.',
    }),
    {
      name: 'field_attribute',
      type: 'text',
      hasMany: true,
      label: 'Class names',
      admin: {
        description:
          'Class names, for the tag manager and styles of the brand; “wide” makes it wider.',
      },
    },
    {
      name: 'field_forms',
      type: 'array',
      label: 'Forms',
      labels: { singular: 'Form', plural: 'Forms' },
      admin: { description: 'One a brand. Without a form it never opens on the site of a brand.' },
      fields: [
        {
          type: 'row',
          fields: [
            { ...rowBrandField, admin: { width: '40%' } },
            {
              name: 'form',
              type: 'relationship',
              relationTo: 'forms',
              label: 'Form',
              admin: { width: '60%' },
            },
          ],
        },
      ],
    },
    ...formColumns,
  ],
  hooks: {
    beforeValidate: [keepOwnBrands('field_domain_access'), oneFormEach],
    beforeChange: [keepSharedFromTrash],
    beforeDelete: [keepShared],
    afterChange,
    afterDelete,
  },
};
