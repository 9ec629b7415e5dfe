import type { CollectionConfig } from 'payload';
import { closedToAll } from '../access/closedToAll.ts';

/**
 * One row for each document and what it refers to. `target` is `media:12`, or `path:/programs/` of
 * a link that is typed; which page has that address is found when somebody asks. Only our own hooks
 * write it.
 */
export const storedReferences: CollectionConfig = {
  slug: 'document-references',
  labels: { singular: 'Reference|link', plural: 'References' },
  ...closedToAll,
  indexes: [{ fields: ['source', 'document'] }],
  fields: [
    { name: 'source', type: 'text', required: true, label: 'Collection' },
    { name: 'document', type: 'number', required: true, label: 'Document' },
    {
      name: 'target',
      type: 'text',
      required: true,
      index: true,
      label: 'Target',
    },
    { name: 'path', type: 'text', required: true, label: 'Field' },
    { name: 'lang', type: 'text', label: 'Language' },
    { name: 'published', type: 'checkbox', label: 'Published' },
  ],
};
