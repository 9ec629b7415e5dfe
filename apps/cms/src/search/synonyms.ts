import { langs } from '@concierge/contract/lang';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import { ofOwnBrandOrShared } from '../access/brands/ofOwnBrandOrShared.ts';
import { ofOwnBrand } from '../access/brands/ofOwnBrands.ts';
import { ownBrands } from '../access/brands/ownBrands.ts';
import { mayIn } from '../access/mayIn.ts';
import { brandField } from '../fields/brand.ts';
import { choice } from '../fields/choice.ts';
import { groups } from '../i18n/label.ts';
import { languageNames } from '../i18n/locales.ts';

const { required: _, ...optionalBrand } = brandField;

/**
 * What the address of a new document brings with it: a query that people typed, its language and
 * its brand.
 */
const fromAddress =
  (name: 'words' | 'lang' | 'brand') =>
  ({ req }: { req: PayloadRequest }): string | undefined => {
    const value = req.query?.[name];
    return typeof value === 'string' && value ? value : undefined;
  };

/** The brand of the query that people typed, else the editor's own first one. */
const brandAtFirst = ({ req }: { req: PayloadRequest }): string | undefined =>
  fromAddress('brand')({ req }) ?? (req.user ? ownBrands(req)?.[0] : undefined);

/** Words that mean the same to whoever searches, by language and, where it is named, by brand. */
export const synonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: 'Synonyms|one', plural: 'Synonyms' },
  access: {
    read: ofOwnBrandOrShared('site'),
    create: mayIn('site'),
    update: ofOwnBrand('site'),
    delete: ofOwnBrand('site'),
  },
  admin: {
    useAsTitle: 'words',
    group: groups.settings,
    defaultColumns: ['words', 'lang', 'brand'],
  },
  fields: [
    {
      name: 'words',
      type: 'textarea',
      label: 'Words',
      required: true,
      defaultValue: fromAddress('words'),
      admin: { description: 'One word or phrase a line.' },
    },
    {
      ...choice('lang', 'Language', langs, { names: languageNames, required: true, index: true }),
      defaultValue: fromAddress('lang'),
    },
    {
      ...optionalBrand,
      defaultValue: brandAtFirst,
      admin: { description: 'All brands where it is empty; only administrators leave it so.' },
    },
  ],
  hooks: { beforeValidate: [keepOwnBrands('brand')] },
};
