import { langs } from '@concierge/contract/lang';
import type { CollectionConfig } from 'payload';
import { keepOwnBrands } from '../../access/brands/keepOwnBrands.ts';
import { ofOwnBrand } from '../../access/brands/ofOwnBrands.ts';
import { mayIn } from '../../access/mayIn.ts';
import { brandTags, noteChanges } from '../../changes/noteChanges.ts';
import { brandField } from '../../fields/brand.ts';
import { toOptions } from '../../fields/choice.ts';
import { url } from '../../fields/link.ts';
import { groups } from '../../i18n/label.ts';
import { languageNames } from '../../i18n/locales.ts';
import { checkRedirect } from './checkRedirect.ts';
import { keepToOwnHosts } from './keepToOwnHosts.ts';

const { afterChange, afterDelete } = noteChanges((doc) => brandTags('redirect', doc));

/** Where an old address leads; one per brand, language and path. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: {
    read: ofOwnBrand('site'),
    create: mayIn('site'),
    update: ofOwnBrand('site'),
    delete: ofOwnBrand('site'),
  },
  admin: {
    group: groups.settings,
    useAsTitle: 'path',
    defaultColumns: ['path', 'brand', 'lang', 'page', 'url', 'automatic'],
  },
  indexes: [{ fields: ['brand', 'lang', 'path'], unique: true }],
  fields: [
    brandField,
    {
      name: 'lang',
      type: 'select',
      label: 'Language',
      required: true,
      defaultValue: 'en',
      options: toOptions(langs, languageNames),
      admin: { position: 'sidebar' },
    },
    {
      name: 'path',
      type: 'text',
      label: 'Old path',
      required: true,
      index: true,
      admin: { placeholder: '/old-page/', description: 'Without language and query.' },
    },
    { name: 'page', type: 'relationship', relationTo: 'pages', label: 'Leads to this page' },
    url('url', 'Or to this address', {
      live: true,
      placeholder: '/new-page/',
      description:
        'A path without language, or a full address; addresses of other sites are for administrators.',
    }),
    {
      name: 'status',
      type: 'select',
      label: 'Kind',
      required: true,
      defaultValue: '301',
      options: [
        { label: 'For good (301)', value: '301' },
        { label: 'For now (302)', value: '302' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'automatic',
      type: 'checkbox',
      label: 'Made when a page moved',
      defaultValue: false,
      admin: { position: 'sidebar', readOnly: true },
    },
  ],
  hooks: {
    beforeValidate: [keepOwnBrands('brand'), keepToOwnHosts, checkRedirect],
    afterChange,
    afterDelete,
  },
};
