import type { CollectionConfig } from 'payload';
import { keepForeignDraft } from '../access/brands/keepForeignDraft.ts';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import {
  keepShared,
  keepSharedFromTrash,
  keepSharedOnSite,
  rememberDraftSave,
} from '../access/brands/keepShared.ts';
import { ofOwnBrands } from '../access/brands/ofOwnBrands.ts';
import { versionsOfOwnBrands } from '../access/brands/versionsOfOwnBrands.ts';
import { draftsOnly } from '../access/draftsOnly.ts';
import { mayIn } from '../access/mayIn.ts';
import { saveByRole } from '../access/saveByRole.ts';
import { blocksField } from '../blocks/blocksField.ts';
import { contentBlocks } from '../blocks/pageBlocks.ts';
import { noteSectionChange, noteSectionDelete, trackedSection } from '../changes/sectionChanges.ts';
import { translationsOnly } from '../editing/translationsOnly.ts';
import { uiField } from '../fields/admin/uiField.ts';
import { brandsField } from '../fields/brand.ts';
import { plainText } from '../fields/text.ts';
import { groups } from '../i18n/label.ts';
import { previewUrl, sectionPreviewId } from '../preview/previewUrl.ts';
import { keepShownSection } from '../references/keepShownSection.ts';
import { englishBeside } from '../translations/beside/englishBeside.ts';
import { forgetTexts, noteTexts, rememberTexts } from '../translations/noteTexts.ts';
import { translationEndpoints } from '../translations/stillRight.ts';
import { waiveUntranslated } from '../validation/required/waiveUntranslated.ts';
import { livePreviewSizes } from './pages/livePreviewSizes.ts';
import { statusField } from './pages/statusField.ts';

/**
 * Blocks that are written once and shown on every page that names them (ADR 43). Whoever may draft
 * or publish pages may draft or publish these.
 */
export const sharedSections: CollectionConfig = {
  slug: 'shared-sections',
  labels: { singular: 'Shared section', plural: 'Shared sections' },
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
    description:
      'Written once, shown on every page that has it as a block. What is published here changes on all of them.',
    defaultColumns: ['title', 'field_domain_access', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
    components: {
      edit: {
        beforeDocumentControls: [
          '/preview/admin/PreviewFollows.tsx#PreviewFollows',
          '/preview/admin/PreviewClicks.tsx#PreviewClicks',
        ],
      },
    },
    preview: (doc, { locale, req }) => previewUrl(ownPreview(doc), locale, req),
    livePreview: {
      url: ({ data, locale, req }) => previewUrl(ownPreview(data), locale.code, req),
      breakpoints: livePreviewSizes,
    },
  },
  versions: { drafts: { autosave: { interval: 1500 } } },
  defaultSort: '-updatedAt',
  endpoints: translationEndpoints('shared-sections'),
  // As of pages: see editing/.
  lockDocuments: false,
  fields: [
    englishBeside,
    statusField,
    brandsField,
    {
      ...plainText('title', 'Title', { required: true }),
      label: 'Name',
      admin: { description: 'What editors find it by. Visitors don’t see it.' },
    },
    blocksField(contentBlocks),
    uiField('shared_note', 'Sites', '/blocks/admin/SharedNote.tsx#SharedNote', {
      position: 'sidebar',
    }),
  ],
  hooks: {
    beforeOperation: [draftsOnly, rememberDraftSave],
    beforeValidate: [keepForeignDraft, keepOwnBrands('field_domain_access')],
    beforeChange: [
      translationsOnly,
      waiveUntranslated,
      keepSharedFromTrash,
      keepSharedOnSite,
      keepShownSection,
      trackedSection.rememberBeforeChange,
      rememberTexts,
    ],
    afterChange: [noteSectionChange, noteTexts],
    beforeDelete: [keepShared, trackedSection.rememberBeforeDelete],
    afterDelete: [noteSectionDelete, forgetTexts],
  },
};

const ownPreview = (doc: Record<string, unknown>): Record<string, unknown> => ({
  ...doc,
  id: doc['id'] && sectionPreviewId(String(doc['id'])),
});
