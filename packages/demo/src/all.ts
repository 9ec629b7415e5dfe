import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SeedFooter } from './footers/types.ts';
import type {
  SeedCampaign,
  SeedForm,
  SeedMenu,
  SeedPage,
  SeedPopup,
  SeedSynonyms,
} from './types.ts';

/** All demo content by kind. */
export interface SeedContent {
  pages: SeedPage[];
  campaigns: SeedCampaign[];
  forms: SeedForm[];
  menus: SeedMenu[];
  footers: SeedFooter[];
  popups: SeedPopup[];
  synonyms: SeedSynonyms[];
}

type Kind = keyof SeedContent;

/** What only entries of a kind have; and what one must be the only one of. */
const kinds: Record<Kind, { has: string[]; key: (entry: Record<string, unknown>) => string }> = {
  pages: {
    has: ['type', 'alias', 'brands', 'title'],
    key: (page) => `${String(page['brands'])} ${String(page['alias'])}`,
  },
  campaigns: { has: ['Id', 'kind', 'inDays'], key: (campaign) => String(campaign['Id']) },
  forms: { has: ['key', 'submitLabel', 'fields'], key: (form) => String(form['key']) },
  menus: {
    has: ['brand', 'group'],
    key: (menu) => `${String(menu['brand'])} ${String(menu['group'])}`,
  },
  footers: { has: ['brand', 'block_social'], key: (footer) => String(footer['brand']) },
  popups: {
    has: ['key', 'field_heading', 'field_delay_time'],
    key: (popup) => String(popup['key']),
  },
  synonyms: {
    has: ['lang', 'words'],
    key: ({ lang, words }) => `${String(lang)} ${String(words)}`,
  },
};

/**
 * Collects whatever the content files export, alone or in arrays, by its shape; an entry that two
 * files export is taken once.
 */
export async function allContent(folder = path.join(import.meta.dirname)): Promise<SeedContent> {
  const found = Object.fromEntries(
    Object.keys(kinds).map((kind) => [kind, new Map<string, object>()]),
  ) as Record<Kind, Map<string, object>>;
  for (const file of contentFiles(folder)) {
    const exports = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    for (const entry of Object.values(exports).flat()) {
      const kind = entryKind(entry);
      if (!kind) continue;
      const key = kinds[kind].key(entry as Record<string, unknown>);
      const other = found[kind].get(key);
      if (other && other !== entry && JSON.stringify(other) !== JSON.stringify(entry))
        throw new Error(`${file}: there are two ${kind} "${key}"`);
      found[kind].set(key, entry as object);
    }
  }
  return Object.fromEntries(
    Object.entries(found).map(([kind, entries]) => [kind, [...entries.values()]]),
  ) as unknown as SeedContent;
}

const contentFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes(path.sep) && name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join(folder, name));

function entryKind(entry: unknown): Kind | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  return (Object.keys(kinds) as Kind[]).find((kind) =>
    kinds[kind].has.every((field) => field in entry),
  );
}
