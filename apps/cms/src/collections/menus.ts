import { langs } from '@concierge/contract/lang';
import { menusSchema } from '@concierge/contract/menu';
import type { Block, CollectionConfig, Field } from 'payload';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import { ofOwnBrand } from '../access/brands/ofOwnBrands.ts';
import { versionsOfOwnBrand } from '../access/brands/versionsOfOwnBrands.ts';
import { isAdmin } from '../access/isAdmin.ts';
import { mayIn } from '../access/mayIn.ts';
import { brandTags, noteChanges } from '../changes/noteChanges.ts';
import { brandField } from '../fields/brand.ts';
import { checkbox } from '../fields/checkbox.ts';
import { choice, toOptions } from '../fields/choice.ts';
import { url } from '../fields/link.ts';
import { shownBetween } from '../fields/shownBetween.ts';
import { localizedText, localizedTextarea, plainText } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { liveVersions } from '../history/liveVersions.ts';
import { groups } from '../i18n/label.ts';
import { languageNames } from '../i18n/locales.ts';
import { optionalHttpsUrl } from '../validation/addresses/httpsUrl.ts';
import { countryCodes } from '../validation/countryCodes.ts';

/** The six menu groups (spec §3). */
export const menuGroups = Object.keys(menusSchema.shape);

import { englishBeside } from '../translations/beside/englishBeside.ts';
import { waiveUntranslated } from '../validation/required/waiveUntranslated.ts';

const groupNames = {
  headersecondary: 'Second header',
  headertopmost: 'Topmost header',
  search_recommended: 'Recommended in search',
};

const isLanguages = (data: Record<string, unknown>): boolean => data['group'] === 'languages';

const itemFields = (depth: number): Field[] => [
  {
    type: 'row',
    fields: [
      localizedText('title', 'Text', { required: true, width: '40%' }),
      url('relative', 'Address within the site', { width: '60%', live: true }),
    ],
  },
  {
    type: 'collapsible',
    label: 'More',
    admin: { initCollapsed: true },
    fields: [
      localizedTextarea('description', 'Description'),
      {
        type: 'row',
        fields: [
          {
            name: 'absolute',
            type: 'text',
            label: 'Full address',
            validate: optionalHttpsUrl,
            admin: { width: '60%', placeholder: 'https://…' },
          },
          checkbox('external', 'Leaves our sites', { width: '20%' }),
          { ...checkbox('enabled', 'Shown', { width: '20%' }), defaultValue: true },
        ],
      },
      shownBetween(),
      picture('field_image', 'Picture', { description: 'Shown in submenus at 290 by 260.' }),
      {
        type: 'row',
        fields: [
          plainText('field_description_class', 'Class of the description', { width: '50%' }),
          plainText('class', 'Class names', { width: '50%' }),
        ],
      },
    ],
  },
  ...(depth > 1 ? [children(depth - 1)] : []),
];

const children = (depth: number): Field => ({
  name: 'below',
  type: 'array',
  label: 'Below it',
  labels: { singular: 'Item', plural: 'Items' },
  admin: { initCollapsed: true },
  fields: itemFields(depth),
});

/** An item of the first level; a block, so that the whole tree is one JSON value. */
const menuItem: Block = {
  slug: 'menu_item',
  interfaceName: 'MenuItem',
  labels: { singular: 'Item', plural: 'Items' },
  fields: itemFields(3),
};

const { afterChange, afterDelete } = noteChanges((doc) => brandTags('menu', doc));

/**
 * Menus: one document per brand and group, with items of up to three levels (spec §3, menu item).
 */
export const menus: CollectionConfig = {
  slug: 'menus',
  labels: { singular: 'Menu', plural: 'Menus' },
  access: {
    read: ofOwnBrand('site'),
    create: mayIn('site'),
    update: ofOwnBrand('site'),
    delete: isAdmin,
    readVersions: versionsOfOwnBrand('site'),
  },
  versions: liveVersions,
  disableDuplicate: true,
  admin: {
    group: groups.settings,
    useAsTitle: 'group',
    defaultColumns: ['group', 'brand', 'updatedAt'],
  },
  indexes: [{ fields: ['brand', 'group'], unique: true }],
  fields: [
    englishBeside,
    brandField,
    choice('group', 'Group', menuGroups, { required: true, index: true, names: groupNames }),
    {
      name: 'items',
      type: 'blocks',
      label: 'Items',
      labels: { singular: 'Item', plural: 'Items' },
      admin: { initCollapsed: true, condition: (data) => !isLanguages(data) },
      blocks: [menuItem],
    },
    {
      name: 'languages',
      type: 'array',
      label: 'Languages',
      labels: { singular: 'Language', plural: 'Languages' },
      admin: {
        condition: isLanguages,
        description: 'Languages of the selector in their order; all of them where empty.',
      },
      fields: [
        {
          name: 'lang',
          type: 'select',
          label: 'Language',
          required: true,
          options: toOptions(langs, languageNames),
        },
        {
          name: 'exclude_countries',
          type: 'text',
          hasMany: true,
          label: 'Hidden in these countries',
          validate: countryCodes,
          admin: { description: 'Two capital letters each, e.g. DE.' },
        },
      ],
    },
  ],
  hooks: {
    beforeValidate: [keepOwnBrands('brand')],
    beforeChange: [waiveUntranslated],
    afterChange,
    afterDelete,
  },
};
