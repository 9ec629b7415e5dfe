import type { CollectionConfig, Config, Plugin } from 'payload';
import { type Label, spoken } from './label.ts';

const isLabel = (value: unknown): value is Label =>
  typeof value === 'object' && value !== null && 'en' in value;

function withSpokenName(collection: CollectionConfig): CollectionConfig {
  const { labels } = collection;
  return isLabel(labels?.singular)
    ? { ...collection, labels: { ...labels, singular: spoken(labels.singular) } }
    : collection;
}

/**
 * Payload plugin: a browser gets the name of one document of a collection as a text. Buttons that
 * add or edit a related document put the name into their own text as it is, and from a label in
 * four languages would say `[object Object]`.
 */
export const singularNames: Plugin = (config: Config): Config => ({
  ...config,
  collections: (config.collections ?? []).map(withSpokenName),
});
