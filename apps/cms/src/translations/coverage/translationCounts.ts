import type { CollectionConfig } from 'payload';
import { closedToAll } from '../../access/closedToAll.ts';

/**
 * One row for each published page and each language but English: how far it is translated. Texts
 * are in JSON, which no query counts. Only our own hooks write it.
 */
export const translationCounts: CollectionConfig = {
  slug: 'translation-counts',
  labels: { singular: 'Count of translations', plural: 'Counts of translations' },
  ...closedToAll,
  indexes: [{ fields: ['page', 'lang'] }],
  fields: [
    { name: 'page', type: 'number', required: true, label: 'Page' },
    { name: 'lang', type: 'text', required: true, label: 'Language' },
    { name: 'texts', type: 'number', required: true, label: 'Texts' },
    { name: 'translated', type: 'number', required: true, label: 'Translated' },
    { name: 'outdated', type: 'checkbox', label: 'Outdated' },
  ],
};
