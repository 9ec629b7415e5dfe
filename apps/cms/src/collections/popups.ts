import { brands } from '@concierge/brands/brands';
import { nodeTypes } from '@concierge/contract/node';
import type { CollectionConfig } from 'payload';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import { keepShared, keepSharedFromTrash } from '../access/brands/keepShared.ts';
import { ofOwnBrands } from '../access/brands/ofOwnBrands.ts';
import { mayIn } from '../access/mayIn.ts';
import { brandTags, noteChanges } from '../changes/noteChanges.ts';
import { brandsField } from '../fields/brand.ts';
import { choices } from '../fields/choice.ts';
import { number } from '../fields/number.ts';
import { richText } from '../fields/richText.ts';
import { localizedText } from '../fields/text.ts';
import { typeNames } from '../fields/values.ts';
import { groups, label } from '../i18n/label.ts';
import { englishBeside } from '../translations/beside/englishBeside.ts';

const { afterChange, afterDelete } = noteChanges((doc) => brandTags('popup', doc));

/** The timed pop-up call to action with one form per brand (spec §3). */
export const popups: CollectionConfig = {
  slug: 'popups',
  labels: {
    singular: label('Pop-up', 'Ventana emergente', 'نافذة منبثقة', 'Всплывающее окно'),
    plural: label('Pop-ups', 'Ventanas emergentes', 'النوافذ المنبثقة', 'Всплывающие окна'),
  },
  access: {
    read: ofOwnBrands('read'),
    create: mayIn('site'),
    update: ofOwnBrands('site'),
    delete: ofOwnBrands('site'),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'field_heading',
    defaultColumns: ['field_heading', 'field_domain_access', 'field_delay_time'],
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
    choices('field_include_urls', 'On pages of these types', nodeTypes, {
      required: true,
      names: typeNames,
      description: 'Where several are for one type, the oldest of them opens there.',
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
    ...brands.map((brand) => ({
      name: `field_form_${brand.longCode.toLowerCase()}`,
      type: 'relationship' as const,
      relationTo: 'forms' as const,
      label: label(
        `Form of ${brand.name}`,
        `Formulario de ${brand.name}`,
        `نموذج ${brand.name}`,
        `Форма для ${brand.name}`,
      ),
      admin: { description: 'Without a form it never opens on that site.' },
    })),
  ],
  hooks: {
    beforeValidate: [keepOwnBrands('field_domain_access')],
    beforeChange: [keepSharedFromTrash],
    beforeDelete: [keepShared],
    afterChange,
    afterDelete,
  },
};
