import type { CollectionConfig } from 'payload';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import { ofOwnBrands } from '../access/brands/ofOwnBrands.ts';
import { mayIn } from '../access/mayIn.ts';
import { nobodyField } from '../access/nobody.ts';
import { brandsField } from '../fields/brand.ts';
import { instantField, typedInstant } from '../fields/day.ts';
import { groups, label } from '../i18n/label.ts';
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
  labels: {
    singular: label('Release', 'Lanzamiento', 'إصدار', 'Выпуск'),
    plural: label('Releases', 'Lanzamientos', 'الإصدارات', 'Выпуски'),
  },
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
    {
      name: 'outcome',
      type: 'ui',
      label: label('State', 'Estado', 'الحالة', 'Состояние'),
      admin: {
        disableListColumn: true,
        components: { Field: '/releases/admin/ReleasePanel.tsx#ReleasePanel' },
      },
    },
    { name: 'title', type: 'text', label: 'Title', required: true, maxLength: 200 },
    {
      name: 'documents',
      type: 'relationship',
      relationTo: ['pages'],
      hasMany: true,
      maxRows: maxDocuments,
      label: 'Documents',
      admin: {
        description: label(
          'Their newest drafts are published together. If one of them can’t be, none is.',
          'Se publican juntos sus borradores más recientes. Si uno no se puede publicar, no se publica ninguno.',
          'تُنشر أحدث مسوداتها معًا. إن تعذّر نشر واحد منها لم يُنشر أي منها.',
          'Их последние черновики публикуются вместе. Если один опубликовать нельзя, не публикуется ни один.',
        ),
      },
    },
    {
      ...instantField('publishAt', 'Goes live at', { index: true }),
      admin: {
        position: 'sidebar',
        date: typedInstant,
        description: label(
          'Without it, somebody publishes the release by its button.',
          'Sin fecha, alguien lo publica con su botón.',
          'بدونه ينشره أحدهم بزره.',
          'Если не задано, выпуск публикуют кнопкой.',
        ),
      },
    },
    brandsField,
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'planned',
      index: true,
      options: stateOptions,
      ...byServer,
      label: label('State', 'Estado', 'الحالة', 'Состояние'),
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'plannedBy',
      type: 'text',
      index: true,
      ...byServer,
      label: label('Planned by', 'Planificado por', 'خطّط له', 'Запланировал'),
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'plannedAt',
      type: 'date',
      ...byServer,
      label: label('Planned on', 'Planificado el', 'تاريخ التخطيط', 'Когда запланирован'),
      admin: { hidden: true },
    },
    {
      name: 'refusals',
      type: 'json',
      ...byServer,
      label: label('Why not', 'Por qué no', 'السبب', 'Почему нет'),
      admin: { hidden: true, disableListColumn: true },
    },
  ],
  hooks: {
    beforeValidate: [keepPublished, keepOwnBrands('field_domain_access')],
    beforeChange: [planRelease],
    beforeDelete: [refuseForeignDelete],
  },
};
