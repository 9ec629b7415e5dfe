import type { CollectionConfig } from 'payload';
import { anyone } from '../access/anyone.ts';
import { isAdmin } from '../access/isAdmin.ts';
import { isEditor } from '../access/isEditor.ts';
import { noteChanges } from '../changes/noteChanges.ts';
import { mediaDir } from '../env.ts';
import { localizedText } from '../fields/text.ts';
import { groups, label } from '../i18n/label.ts';
import { averageColor } from './averageColor.ts';

const { afterChange, afterDelete } = noteChanges((doc) => [`media:${String(doc['id'])}`]);

/** Pictures, films and documents of all brands. Sizes are made by the site; here only the original is kept. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Medium', 'Medio', 'وسيط', 'Медиафайл'), plural: label('Media', 'Medios', 'الوسائط', 'Медиатека') },
  access: { read: anyone, create: isEditor, update: isEditor, delete: isAdmin },
  admin: { group: groups.content, useAsTitle: 'alt', defaultColumns: ['filename', 'alt', 'mimeType', 'width', 'height'] },
  upload: {
    staticDir: mediaDir,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'video/mp4', 'application/pdf'],
    focalPoint: true,
    crop: false,
    imageSizes: [],
  },
  fields: [
    localizedText('alt', 'Alternative text', {
      required: true,
      description: 'What the picture shows, for people who do not see it; of a film or document, what it is.',
    }),
    { name: 'mimeType', type: 'text', label: 'File type' },
    {
      name: 'color',
      type: 'text',
      label: 'Average colour',
      admin: { readOnly: true, position: 'sidebar', description: 'Painted while the picture loads.' },
    },
  ],
  hooks: { beforeChange: [averageColor], afterChange, afterDelete },
};
