import type { CollectionConfig, SelectField } from 'payload';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import { ofOwnBrands } from '../access/brands/ofOwnBrands.ts';
import { mayIn } from '../access/mayIn.ts';
import { nobodyField } from '../access/nobody.ts';
import { serverOnly } from '../fields/admin/serverOnly.ts';
import { uiField } from '../fields/admin/uiField.ts';
import { brandsField } from '../fields/brand.ts';
import { swissInstantField, typedInstant } from '../fields/day.ts';
import { groups } from '../i18n/label.ts';
import { keepPublished, planRelease, refuseForeignDelete } from './planRelease.ts';
import { releaseEndpoints } from './releaseEndpoints.ts';
import { stateOptions } from './states.ts';

/** Documents of one release: all of them are published in one transaction. */
const maxDocuments = 50;

const byServer = { access: { create: nobodyField, update: nobodyField } };

/**
 * Documents that go live at one instant, all or none (ADR 35). Who may publish every one of them
 * plans a release; everybody who reads content of its brands sees it.
 */
export const releases: CollectionConfig = {
  slug: 'releases',
  labels: { singular: 'Release', plural: 'Releases' },
  access: {
    read: ofOwnBrands('read'),
    create: mayIn('publish'),
    update: ofOwnBrands('publish'),
    delete: ofOwnBrands('publish'),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'publishAt', 'field_domain_access', 'plannedBy'],
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  endpoints: releaseEndpoints,
  fields: [
    uiField('outcome', 'State', '/releases/admin/ReleasePanel.tsx#ReleasePanel'),
    { name: 'title', type: 'text', label: 'Title', required: true, maxLength: 200 },
    {
      name: 'documents',
      type: 'relationship',
      relationTo: ['pages'],
      hasMany: true,
      maxRows: maxDocuments,
      label: 'Documents',
      admin: {
        description:
          'Their newest drafts are published together. If one of them can’t be, none is.',
      },
    },
    {
      ...swissInstantField('publishAt', 'Goes live at', { index: true }),
      admin: {
        position: 'sidebar',
        date: typedInstant,
        description: 'Without it, somebody publishes the release by its button.',
      },
    },
    {
      ...brandsField,
      admin: {
        ...brandsField.admin,
        description: 'The brands of its documents. As long as it has none, you can choose.',
      },
    } as SelectField,
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'planned',
      index: true,
      options: stateOptions,
      ...byServer,
      label: 'State',
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'plannedBy',
      type: 'text',
      index: true,
      ...byServer,
      label: 'Planned by',
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'plannedAt',
      type: 'date',
      ...byServer,
      label: 'Planned on',
      admin: { ...serverOnly },
    },
    {
      name: 'refusals',
      type: 'json',
      ...byServer,
      label: 'Why not',
      admin: { ...serverOnly },
    },
  ],
  hooks: {
    beforeValidate: [keepPublished, keepOwnBrands('field_domain_access')],
    beforeChange: [planRelease],
    beforeDelete: [refuseForeignDelete],
  },
};
