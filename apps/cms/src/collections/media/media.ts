import type { CollectionConfig } from 'payload';
import { keepOwnBrands } from '../../access/brands/keepOwnBrands.ts';
import { keepShared, keepSharedFromTrash } from '../../access/brands/keepShared.ts';
import { ofOwnBrands } from '../../access/brands/ofOwnBrands.ts';
import { mayIn } from '../../access/mayIn.ts';
import { noteChanges } from '../../changes/noteChanges.ts';
import { uiField } from '../../fields/admin/uiField.ts';
import { mediaBrandsField } from '../../fields/brand.ts';
import { dayField } from '../../fields/day.ts';
import { localizedText } from '../../fields/text.ts';
import { groups } from '../../i18n/label.ts';
import { isEditorOrSite } from '../../references/isEditorOrSite.ts';
import { mediaDir } from '../../runtime/env.ts';
import { englishBeside } from '../../translations/beside/englishBeside.ts';
import { altTextsEndpoint } from '../altTexts/altTextsEndpoint.ts';
import { searchAltTexts } from '../altTexts/searchAltTexts.ts';
import { captionsEndpoint } from '../captions/captionsEndpoint.ts';
import { captionsFields } from '../captions/captionsFields.ts';
import { noteFilmSound } from '../captions/filmSound.ts';
import { averageColor } from './averageColor.ts';
import { checkFile, fileTypes } from './fileContent.ts';
import { limitFile } from './fileLimits.ts';
import { keepFileName } from './keepFileName.ts';
import { thumbnailEndpoint, thumbnailUrl } from './mediaThumbnail.ts';
import { requireFile } from './requireFile.ts';
import { keepFocusWithin, measureFileOnly } from './soundMeasures.ts';

const { afterChange, afterDelete } = noteChanges((doc) => [`media:${String(doc['id'])}`]);

/**
 * Pictures, films and documents of all brands. Sizes are made by the site; here only the original
 * is kept.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Medium', plural: 'Media' },
  access: {
    read: isEditorOrSite,
    create: mayIn('draft'),
    update: ofOwnBrands('site'),
    delete: ofOwnBrands('site'),
  },
  admin: {
    group: groups.content,
    useAsTitle: 'alt',
    listSearchableFields: ['alt', 'filename'],
    components: {
      beforeListTable: ['/collections/altTexts/MissingAltTexts.tsx#MissingAltTexts'],
    },
    defaultColumns: ['filename', 'alt', 'topics', 'field_domain_access', 'mimeType'],
  },
  upload: {
    staticDir: mediaDir,
    mimeTypes: fileTypes,
    focalPoint: true,
    // The admin's policy lets it load nothing of other hosts, and the backend fetches no addresses.
    pasteURL: false,
    crop: false,
    imageSizes: [],
    adminThumbnail: ({ doc }) => thumbnailUrl(doc),
  },
  fields: [
    englishBeside,
    mediaBrandsField,
    localizedText('alt', 'Alternative text', {
      required: true,
      description:
        'What the picture shows, for people who do not see it; of a film or document, what it is.',
    }),
    uiField('alt_texts', 'Alternative texts', '/collections/altTexts/AltTexts.tsx#AltTexts', {
      disableBulkEdit: true,
    }),
    ...captionsFields,
    {
      name: 'topics',
      type: 'relationship',
      relationTo: 'media-topics',
      hasMany: true,
      label: 'Topics',
      admin: {
        position: 'sidebar',
        description: 'What it is about: the list of media can be filtered by it.',
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'credit',
          type: 'text',
          label: 'Whose work it is',
          admin: { width: '50%', description: 'Who made it, and the licence or contract.' },
        },
        dayField('rights_until', 'May be shown until', {
          width: '50%',
          description: 'Thirty days before, it is on the first page of its editors.',
        }),
      ],
    },
    { name: 'mimeType', type: 'text', label: 'File type' },
    {
      name: 'color',
      type: 'text',
      label: 'Average colour',
      admin: {
        readOnly: true,
        position: 'sidebar',
        description: 'Painted while the picture loads.',
      },
    },
  ],
  endpoints: [thumbnailEndpoint, altTextsEndpoint, captionsEndpoint],
  hooks: {
    beforeOperation: [
      measureFileOnly,
      requireFile,
      limitFile,
      checkFile,
      keepFileName,
      searchAltTexts,
    ],
    beforeValidate: [keepOwnBrands('field_domain_access'), keepFocusWithin],
    beforeChange: [keepSharedFromTrash, averageColor, noteFilmSound],
    beforeDelete: [keepShared],
    afterChange,
    afterDelete,
  },
};
