import { nodeTypes } from '@concierge/contract/node';
import type { CollectionConfig, TextField } from 'payload';
import { keepForeignDraft } from '../../access/brands/keepForeignDraft.ts';
import { keepOwnBrands } from '../../access/brands/keepOwnBrands.ts';
import {
  keepShared,
  keepSharedFromTrash,
  keepSharedOnSite,
  rememberDraftSave,
} from '../../access/brands/keepShared.ts';
import { ofOwnBrands } from '../../access/brands/ofOwnBrands.ts';
import { versionsOfOwnBrands } from '../../access/brands/versionsOfOwnBrands.ts';
import { draftsOnly } from '../../access/draftsOnly.ts';
import { mayIn } from '../../access/mayIn.ts';
import { saveByRole } from '../../access/saveByRole.ts';
import { blocksField } from '../../blocks/blocksField.ts';
import { pageBlocks } from '../../blocks/pageBlocks.ts';
import {
  notePageChange,
  notePageDelete,
  rememberPageDelete,
  trackedPage,
} from '../../changes/pageChanges.ts';
import { translationsOnly } from '../../editing/translationsOnly.ts';
import { uiField } from '../../fields/admin/uiField.ts';
import { brandsField } from '../../fields/brand.ts';
import { choice } from '../../fields/choice.ts';
import { ofType } from '../../fields/conditions.ts';
import { copiedTitle } from '../../fields/copiedTitle.ts';
import { richText } from '../../fields/richText.ts';
import { localizedText, localizedTextarea } from '../../fields/text.ts';
import { picture } from '../../fields/upload.ts';
import { typeNames } from '../../fields/values.ts';
import { groups } from '../../i18n/label.ts';
import { live } from '../../preview/live.ts';
import { previewUrl } from '../../preview/previewUrl.ts';
import { endReview, removeReviewAfterDelete } from '../../review/endReview.ts';
import { reviewEndpoints } from '../../review/reviewEndpoints.ts';
import { staleFactsEndpoint } from '../../staleFacts/staleFactsEndpoint.ts';
import { englishBeside } from '../../translations/beside/englishBeside.ts';
import { forgetTexts, noteTexts, rememberTexts } from '../../translations/noteTexts.ts';
import { translationEndpoints } from '../../translations/stillRight.ts';
import { waiveUntranslated } from '../../validation/required/waiveUntranslated.ts';
import { aliasField } from './aliasField.ts';
import { campusTab } from './campusTab.ts';
import { copyToBrand } from './copyToBrand.ts';
import { dateNews } from './dateNews.ts';
import { pageTitle, rememberLanguages, rememberPublishedLanguage } from './englishFirst.ts';
import { formTab } from './formTab.ts';
import { keepType } from './keepType.ts';
import { livePreviewSizes } from './livePreviewSizes.ts';
import { newsTab } from './newsTab.ts';
import { programTab } from './programTab.ts';
import { drafts } from './publishing.ts';
import { settingsTab } from './settingsTab.ts';
import { statusField } from './statusField.ts';

/**
 * Pages of every node type (spec §3, page node); what is shown on a page changes only by publishing
 * it.
 */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page|one', plural: 'Pages' },
  access: {
    read: ofOwnBrands('read'),
    create: mayIn('draft'),
    update: saveByRole,
    delete: ofOwnBrands('publish'),
    readVersions: versionsOfOwnBrands,
  },
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'type', 'alias', 'field_domain_access', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'alias'],
    components: {
      edit: {
        beforeDocumentControls: [
          '/editing/admin/Shortcuts.tsx#Shortcuts',
          '/editing/admin/DraftToPublish.tsx#DraftToPublish',
          '/preview/admin/LiveNote.tsx#LiveNote',
          '/preview/admin/PreviewFollows.tsx#PreviewFollows',
          '/preview/admin/PreviewClicks.tsx#PreviewClicks',
        ],
        editMenuItems: ['/collections/pages/CopyToBrand.tsx#CopyToBrand'],
      },
    },
    preview: (doc, { locale, req }) => previewUrl(doc, locale, req),
    livePreview: {
      url: ({ data, locale, req }) => previewUrl(data, locale.code, req),
      breakpoints: livePreviewSizes,
    },
  },
  versions: drafts,
  defaultSort: '-updatedAt',
  // The latest news of a site, out of many (docs/speed.md).
  indexes: [{ fields: ['type', '_status', 'news.date'] }],
  endpoints: [
    live,
    ...translationEndpoints('pages'),
    staleFactsEndpoint,
    ...reviewEndpoints,
    copyToBrand,
  ],
  // Payload's lock goes with every autosave, keeps a translator out while the English is written,
  // and knows people, not tabs: see editing/.
  lockDocuments: false,
  fields: [
    englishBeside,
    {
      ...choice('type', 'Type', nodeTypes, {
        required: true,
        defaultValue: 'lego_page',
        index: true,
        names: typeNames,
      }),
      hooks: { beforeValidate: [keepType] },
      admin: { position: 'sidebar' },
    },
    statusField,
    uiField('review', 'Review', '/review/admin/ReviewPanel.tsx#ReviewPanel', {
      position: 'sidebar',
    }),
    brandsField,
    uiField('stale_facts', 'Facts in the text', '/staleFacts/admin/StaleFacts.tsx#StaleFacts', {
      position: 'sidebar',
      condition: ofType('program'),
    }),
    {
      ...localizedText('title', 'Title', { required: true }),
      validate: pageTitle,
      hooks: { beforeChange: [rememberLanguages], beforeDuplicate: [copiedTitle] },
    } as TextField,
    aliasField,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Content',
          fields: [
            localizedText('field_pretitle', 'Line above the title'),
            localizedTextarea('field_lead', 'Lead', {
              description: 'One or two sentences; also shown in lists and search results.',
            }),
            picture('field_hero_image', 'Picture', {
              description: 'At the top of the page and in lists.',
            }),
            richText('body', 'Text'),
            blocksField(pageBlocks, ['/patterns/admin/Patterns.tsx#Patterns']),
          ],
        },
        programTab,
        campusTab,
        newsTab,
        formTab,
        settingsTab,
      ],
    },
  ],
  hooks: {
    beforeOperation: [draftsOnly, rememberDraftSave, rememberPublishedLanguage],
    beforeValidate: [keepForeignDraft, keepOwnBrands('field_domain_access')],
    beforeChange: [
      translationsOnly,
      waiveUntranslated,
      dateNews,
      keepSharedFromTrash,
      keepSharedOnSite,
      trackedPage.rememberBeforeChange,
      rememberTexts,
    ],
    afterChange: [notePageChange, noteTexts, endReview],
    beforeDelete: [keepShared, rememberPageDelete],
    afterDelete: [notePageDelete, forgetTexts, removeReviewAfterDelete],
  },
};
