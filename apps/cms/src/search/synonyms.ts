import { langs } from '@concierge/contract/lang';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { isEditor } from '../access/isEditor.ts';
import { brandField } from '../fields/brand.ts';
import { choice } from '../fields/choice.ts';
import { groups, label } from '../i18n/label.ts';
import { languageNames } from '../i18n/locales.ts';

const { required: _, ...optionalBrand } = brandField;

/** What the address of a new document brings with it: a query that people typed, its language and its brand. */
const fromAddress =
  (name: 'words' | 'lang' | 'brand') =>
  ({ req }: { req: PayloadRequest }): string | undefined => {
    const value = req.query?.[name];
    return typeof value === 'string' && value ? value : undefined;
  };

/** Words that mean the same to whoever searches, by language and, where it is named, by brand. */
export const synonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: {
    singular: label('Synonyms', 'Sinónimos', 'مرادفات', 'Синонимы'),
    plural: label('Synonyms', 'Sinónimos', 'المرادفات', 'Синонимы'),
  },
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  admin: { useAsTitle: 'words', group: groups.sites, defaultColumns: ['words', 'lang', 'brand'] },
  fields: [
    {
      name: 'words',
      type: 'textarea',
      label: 'Words',
      required: true,
      defaultValue: fromAddress('words'),
      admin: { description: 'One word or phrase a line.' },
    },
    { ...choice('lang', 'Language', langs, { names: languageNames, required: true, index: true }), defaultValue: fromAddress('lang') },
    { ...optionalBrand, defaultValue: fromAddress('brand'), admin: { description: 'All brands where it is empty.' } },
  ],
};
