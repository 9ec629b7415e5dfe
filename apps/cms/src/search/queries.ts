import { langs } from '@concierge/contract/lang';
import type { CollectionConfig } from 'payload';
import { ofOwnBrand } from '../access/brands/ofOwnBrands.ts';
import { nobody } from '../access/nobody.ts';
import { brandField } from '../fields/brand.ts';
import { choice } from '../fields/choice.ts';
import { number } from '../fields/number.ts';
import { plainText } from '../fields/text.ts';
import { groups } from '../i18n/label.ts';
import { languageNames } from '../i18n/locales.ts';

/**
 * What was searched for, counted by brand and language; nothing personal. Those without a result
 * show what is missing.
 */
export const queries: CollectionConfig = {
  slug: 'search-queries',
  labels: { singular: 'Search query', plural: 'Search queries' },
  access: { read: ofOwnBrand('searches'), create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'query',
    group: groups.settings,
    defaultColumns: ['query', 'searches', 'without_result', 'lang', 'brand', 'synonym'],
    description: 'Sort by “Without result” and add a synonym for what people miss.',
  },
  defaultSort: '-without_result',
  indexes: [{ fields: ['brand', 'lang', 'query'], unique: true }],
  fields: [
    plainText('query', 'Query'),
    brandField,
    choice('lang', 'Language', langs, { names: languageNames }),
    number('searches', 'Searches'),
    number('without_result', 'Without result', { index: true }),
    {
      name: 'synonym',
      type: 'ui',
      label: 'Synonym',
      admin: { components: { Cell: '/search/admin/AddSynonym.tsx#AddSynonym' } },
    },
  ],
};
