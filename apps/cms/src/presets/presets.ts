import { registry } from '@concierge/brands/registry';
import type { Access, CollectionSlug, Config, Option, PayloadRequest, Plugin } from 'payload';
import { ownBrands } from '../access/brands/ownBrands.ts';
import { currentUser } from '../access/currentUser.ts';
import { isInNavigation } from '../admin/isInNavigation.ts';
import { label, spoken } from '../i18n/label.ts';

/** Collections whose lists keep filters and columns under a name. */
const presetLists: readonly CollectionSlug[] = [
  'pages',
  'media',
  'campaigns',
  'redirects',
  'leads',
];

/** Those of them that are in the person's navigation. */
export function ownLists(req: PayloadRequest): CollectionSlug[] {
  const user = currentUser(req);
  return user ? presetLists.filter((slug) => isInNavigation(req.payload, user, slug)) : [];
}

/**
 * A filter of enquiries may name a person, so that who does not work with a list reads none of its
 * presets, however they are shared.
 */
const ofOwnLists: Access = ({ req }) => {
  const lists = ownLists(req);
  return lists.length > 0 && { relatedCollection: { in: lists } };
};

const forOwnLists: Access = ({ data, req }) => {
  const lists = ownLists(req);
  // Without data Payload asks what a person may do at all.
  if (!data) return lists.length > 0;
  return lists.some((slug) => slug === data['relatedCollection']);
};

/** What is shared with brands is read by who has one of them. */
const ofOwnBrands: Access = ({ req }) => {
  const own = ownBrands(req);
  return own === undefined || (own.length > 0 && { 'access.read.brands': { in: own } });
};

const valueIn = (option: Option): string => (typeof option === 'string' ? option : option.value);

/** With the colleagues of a brand everybody shares, with everybody only administrators. */
const sharing = ({ options, req }: { options: Option[]; req: PayloadRequest }): Option[] =>
  options.filter((option) => {
    const value = valueIn(option);
    if (value === 'specificUsers') return false;
    return value !== 'everyone' || currentUser(req)?.role === 'admin';
  });

/** The brands that a person shares with. */
const offered = ({ options, req }: { options: Option[]; req: PayloadRequest }): Option[] => {
  const own = req.user ? ownBrands(req) : undefined;
  return own ? options.filter((option) => own.some((code) => code === valueIn(option))) : options;
};

const texts = {
  // It stands within texts, such as that of the button that selects one.
  one: label('saved view'),
  many: label('Saved views'),
  brands: label('Brands'),
  colleagues: label('Colleagues of these brands'),
};

/** Payload plugin: filters and columns of a list are kept under a name, and shared. */
export const presets: Plugin = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    presetLists.some((slug) => slug === collection.slug)
      ? { ...collection, enableQueryPresets: true }
      : collection,
  ),
  queryPresets: {
    // Payload puts these names into its texts as they are.
    labels: { singular: spoken(texts.one), plural: spoken(texts.many) },
    access: { create: forOwnLists, read: ofOwnLists, update: ofOwnLists, delete: ofOwnLists },
    constraints: {
      read: [
        {
          // Payload types it as one text, and says any label.
          label: texts.colleagues as unknown as string,
          value: 'brands',
          access: ofOwnBrands,
          fields: [
            {
              name: 'brands',
              type: 'select',
              label: texts.brands,
              hasMany: true,
              options: registry.map(({ code, name }) => ({
                label: `${code} ${name}`,
                value: code,
              })),
              filterOptions: offered,
            },
          ],
        },
      ],
    },
    filterConstraints: sharing,
  },
});
