import type { CollectionConfig, Config, GlobalConfig, Plugin } from 'payload';
import { toWords } from 'payload/shared';
import { isTranslated, type Label, label } from './label.ts';

/** Keys whose texts people read. */
const spoken = new Set(['label', 'singular', 'plural', 'description', 'placeholder', 'group']);
/** Keys that lead to more of them. */
const inner = new Set(['admin', 'labels', 'options', 'fields', 'tabs', 'blocks']);

/** The English text with its translations; the text itself where there is none. */
const translated = (text: string): Label | string => (isTranslated(text) ? label(text) : text);

/** Parts that are used in many places stay one object: Payload prepares a shared block once. */
type Seen = Map<object, unknown>;

function inside(node: unknown, seen: Seen): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const cached = seen.get(node);
  if (cached) return cached;
  const copy = Array.isArray(node)
    ? node.map((part) => inside(part, seen))
    : spokenCopy(node, seen);
  seen.set(node, copy);
  return copy;
}

function spokenCopy(node: object, seen: Seen): object {
  const entries = Object.entries(node).map(([key, value]: [string, unknown]) => {
    if (spoken.has(key) && typeof value === 'string') return [key, translated(value)];
    return [key, inner.has(key) ? inside(value, seen) : value];
  });
  return { ...autoLabel(node), ...Object.fromEntries(entries) };
}

/** What Payload would call a field that has a name only. */
const autoLabel = (node: object): object =>
  'name' in node && typeof node.name === 'string' && 'type' in node && !('label' in node)
    ? { label: translated(toWords(node.name)) }
    : {};

/**
 * Payload plugin: the admin's own labels, descriptions, placeholders and options in four languages.
 * They are written in English where they are used and translated in `labels.json`; a text without
 * translation stays English.
 */
export const inFourLanguages: Plugin = (config: Config): Config => {
  const seen: Seen = new Map();
  return {
    ...config,
    collections: (config.collections ?? []).map(
      (collection) => inside(collection, seen) as CollectionConfig,
    ),
    globals: (config.globals ?? []).map((global) => inside(global, seen) as GlobalConfig),
  };
};
