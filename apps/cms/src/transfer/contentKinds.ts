import { brands } from '@concierge/brands/brands';
import type { CollectionSlug } from 'payload';
import { formColumnName } from '../collections/popups/formColumns.ts';

export type Values = Readonly<Record<string, unknown>>;

interface ContentKind {
  readonly collection: CollectionSlug;
  /** What a person would name the document by; the same in every installation. */
  readonly key: (doc: Values) => string;
  /** What the site has to drop when the document has changed (ADR 16). */
  readonly tags: (doc: Values, id: number) => string[];
  /** Fields that say where this installation keeps something; they neither leave nor enter it. */
  readonly local?: readonly string[];
  /** Fields that an import leaves alone where a document of this installation has them. */
  readonly preserved?: readonly string[];
  /** Whether it has drafts, versions and translations that may be outdated. */
  readonly drafted?: boolean;
}

const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(Boolean).map(String);
const documentBrands = (doc: Values): string[] =>
  list(doc['field_domain_access'] ?? doc['brand']).toSorted();
const ofBrands =
  (...kinds: string[]) =>
  (doc: Values): string[] =>
    kinds.flatMap((kind) => documentBrands(doc).map((brand) => `${kind}:${brand}`));
const named = (doc: Values, ...names: string[]): string =>
  [documentBrands(doc).join('+'), ...names.map((name) => english(doc[name]))]
    .filter(Boolean)
    .join(' ');

/** A text in English, or in the first language that has it. */
function english(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const texts = value as Record<string, unknown>;
  return String(texts['en'] ?? Object.values(texts).find(Boolean) ?? '');
}

const pageLists = ['list:program', 'list:news', 'list:campus'];

/** What a content folder holds: no persons, in the order in which documents refer to each other. */
export const contentKinds: readonly ContentKind[] = [
  // A test system goes on with its own hosts.
  {
    collection: 'brands',
    key: (doc) => String(doc['code']),
    tags: () => ['brands', '*'],
    preserved: ['hosts'],
  },
  { collection: 'media-topics', key: (doc) => named(doc, 'name'), tags: () => [] },
  {
    collection: 'media',
    key: (doc) => String(doc['filename']),
    tags: (_, id) => [`media:${id}`],
    local: ['prefix', '_objectKey'],
  },
  {
    collection: 'forms',
    key: (doc) => String(doc['key']),
    tags: (_, id) => [`form:${id}`, 'list:form'],
  },
  {
    collection: 'campaigns',
    key: (doc) => String(doc['crm_id']),
    tags: (_, id) => [`campaign:${id}`, 'list:event'],
  },
  {
    collection: 'shared-sections',
    key: (doc) => named(doc, 'title'),
    tags: (_, id) => [`section:${id}`],
    drafted: true,
  },
  {
    collection: 'pages',
    key: (doc) => named(doc, 'alias'),
    drafted: true,
    tags: (doc, id) => [`page:${id}`, ...pageLists, ...ofBrands('route', 'menu')(doc)],
  },
  { collection: 'patterns', key: (doc) => named(doc, 'title'), tags: () => [] },
  { collection: 'menus', key: (doc) => named(doc, 'group'), tags: ofBrands('menu') },
  { collection: 'footers', key: (doc) => named(doc), tags: ofBrands('footer') },
  {
    collection: 'popups',
    key: (doc) => named(doc, 'field_heading'),
    tags: ofBrands('popup'),
    local: brands.map(({ longCode }) => formColumnName(longCode)),
  },
  {
    collection: 'redirects',
    key: (doc) => named(doc, 'lang', 'path'),
    tags: ofBrands('redirect'),
  },
  { collection: 'brand-settings', key: (doc) => named(doc), tags: ofBrands('settings') },
  {
    collection: 'search-synonyms',
    key: (doc) => `${named(doc, 'lang')} ${String(doc['words']).split('\n', 1)[0]}`,
    tags: () => [],
  },
  { collection: 'glossary', key: (doc) => named(doc, 'name'), tags: () => [] },
];
