import type { CollectionConfig } from 'payload';
import { isAdmin } from '../../access/isAdmin.ts';
import { mayIn } from '../../access/mayIn.ts';
import { localizedText } from '../../fields/text.ts';
import { groups } from '../../i18n/label.ts';

/**
 * What media are about, e.g. kitchens or graduations. All brands share the topics: editors add
 * some, and administrators rename and delete them.
 */
export const mediaTopics: CollectionConfig = {
  slug: 'media-topics',
  labels: { singular: 'Topic of media', plural: 'Topics of media' },
  access: {
    read: mayIn('read'),
    create: mayIn('site'),
    update: isAdmin,
    delete: isAdmin,
  },
  admin: { useAsTitle: 'name', group: groups.settings, defaultColumns: ['name'] },
  fields: [localizedText('name', 'Name', { required: true })],
};
