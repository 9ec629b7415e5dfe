import { defaultLang, isLang, type Lang, langs } from '@concierge/contract/lang';
import { pages } from '../../collections/pages/pages.ts';
import { sayIn } from '../../i18n/say.ts';
import { withSlash } from '../../routing/path.ts';
import { aliasProblem } from '../../validation/addresses/alias.ts';
import type { ImportTarget } from '../foreign/ImportTarget.ts';
import type { SiteSource } from '../foreign/SiteSource.ts';
import { Refusal } from '../Refusal.ts';
import type { Conversion } from './Conversion.ts';
import { convertFields, reportUnused } from './convertFields.ts';
import { drupalFile } from './drupalFile.ts';
import { drupalLink } from './drupalLink.ts';
import { parseDocument } from './jsonApi.ts';
import { pageType } from './names.ts';
import { type Entity, readEntities } from './readEntities.ts';
import { Translated } from './Translated.ts';

export interface DrupalSite {
  readonly source: SiteSource;
  /** Path of each type's collection below the base, by type. */
  readonly collections: ReadonlyMap<string, string>;
  /** Address of a node by its number. */
  readonly aliases: ReadonlyMap<number, string>;
  /** Language of what is answered without a prefix. */
  readonly lang: Lang;
}

/** Pages that others refer to come first. */
const order = ['singleCampus', 'program'];

/** Imports every node that has a type here, in all languages. */
export async function importNodes(
  target: ImportTarget,
  site: DrupalSite,
  types: Readonly<Record<string, string>>,
): Promise<void> {
  const bundles = [...site.collections.keys()]
    .filter((type) => type.startsWith('node--'))
    .map((type) => ({ type, page: pageType(type.slice('node--'.length), types) }));
  const rank = ({ page = '' }: { page: string | undefined }) => (order.indexOf(page) + 3) % 3;
  for (const { type, page } of bundles.toSorted((a, b) => rank(a) - rank(b))) {
    if (page) await importBundle(target, site, type, page);
    else
      target.misfits.add({
        type,
        field: '',
        id: '',
        why: `No type of page here is like it; name one with --type ${type.slice(6)}=….`,
      });
  }
}

async function importBundle(
  target: ImportTarget,
  site: DrupalSite,
  type: string,
  page: string,
): Promise<void> {
  const includes = new Set<string>();
  const translations = new Map<string, [Lang, Entity][]>();
  for (const lang of langs.filter((one) => one !== site.lang))
    for await (const entity of readEntities(site.source, collectionPath(site, type, lang), {
      includes,
    }))
      if (entity.resource.attributes['langcode'] === lang) {
        const { id } = entity.resource;
        translations.set(id, [...(translations.get(id) ?? []), [lang, entity]]);
      }
  const seen = new Set<string>();
  const options = { includes, query: { sort: 'drupal_internal__nid' } };
  for await (const base of readEntities(site.source, collectionPath(site, type), options)) {
    const { id } = base.resource;
    if (seen.has(id)) continue;
    seen.add(id);
    const lang = base.resource.attributes['langcode'] ?? site.lang;
    if (isLang(lang))
      await importNode(target, site, page, translated(lang, base, translations.get(id)));
    else
      target.misfits.add({
        type,
        field: 'langcode',
        id,
        why: `The sites here have no language ${String(lang)}.`,
      });
  }
}

const translated = (lang: Lang, base: Entity, others: [Lang, Entity][] = []): Translated =>
  new Translated(lang, base, { ...Object.fromEntries(others), [lang]: base });

/** The path of a collection, in a language where one is named. */
export function collectionPath(
  { source, collections }: DrupalSite,
  type: string,
  lang?: Lang,
): string {
  const root = new URL(source.base).pathname.replace(/\/$/, '');
  return `${root}${lang ? `/${lang}` : ''}${collections.get(type) ?? ''}`;
}

async function importNode(
  target: ImportTarget,
  site: DrupalSite,
  page: string,
  node: Translated,
): Promise<void> {
  const conversion: Conversion = {
    misfit: ({ type, id }, field, why) => target.misfits.add({ type, field, id, why }),
    link: (uri) => drupalLink(uri, { base: site.source.base, aliases: site.aliases }),
    file: (media, meta, kind) => drupalFile(target, site.source, media, meta, kind),
    page: (uuid) => target.written('pages', `node ${uuid}`)?.id,
  };
  const values = await convertFields(pages.fields, node, conversion);
  reportUnused(node, conversion);
  await target.writePage({
    key: `node ${node.id}`,
    type: node.type,
    values: { ...values, type: page, alias: nodeAliases(node, page, conversion) },
    lang: node.lang,
    isPublic: node.base.resource.attributes['status'] !== false,
  });
}

/** The address in each language, without a prefix; `/node/12/` where the site has none. */
function nodeAliases(
  node: Translated,
  page: string,
  { misfit }: Conversion,
): Partial<Record<Lang, string>> {
  if (page === 'homepage') return { [defaultLang]: '/' };
  const entries = Object.entries(node.byLang).flatMap(([lang, { resource }]) => {
    const alias = aliasIn(resource.attributes);
    const problem = alias && aliasProblem(alias, sayIn('en'));
    if (problem) misfit(node, 'path', problem);
    return alias && !problem ? [[lang, alias]] : [];
  });
  const found: Partial<Record<Lang, string>> = Object.fromEntries(entries);
  const number = node.base.resource.attributes['drupal_internal__nid'];
  const fallback = found[node.lang] ?? `/node/${String(number ?? node.id)}/`;
  return { [defaultLang]: fallback, ...found };
}

/** The alias of a node in the shape that it has here: small letters and slashes at both ends. */
function aliasIn(attributes: Readonly<Record<string, unknown>>): string | undefined {
  const { alias } = (attributes['path'] ?? {}) as { alias?: unknown };
  if (typeof alias !== 'string' || !alias.startsWith('/')) return undefined;
  return withSlash(alias).normalize('NFC').toLowerCase();
}

/** Reads which types the site has, its language, and the address of each node. */
export async function openSite(source: SiteSource): Promise<DrupalSite> {
  const entry = new URL(`${source.base}/jsonapi`);
  const value = await source.get(entry);
  if (value === undefined)
    throw new Refusal(`${entry.href} isn't there or is closed: is JSON:API switched on?`);
  const { links } = parseDocument(value, entry.pathname);
  const root = new URL(source.base).pathname.replace(/\/$/, '');
  const collections = new Map(
    Object.entries(links).flatMap(([type, href]) => {
      if (!type.includes('--') || !URL.canParse(href, source.base)) return [];
      return [[type, new URL(href, source.base).pathname.slice(root.length)] as const];
    }),
  );
  if (![...collections.keys()].some((type) => type.startsWith('node--')))
    throw new Refusal(`${entry.href} names no type of nodes: is it Drupal's JSON:API?`);
  const aliases = new Map<number, string>();
  let lang: Lang | undefined;
  const site = { source, collections, aliases, lang: defaultLang };
  for (const type of collections.keys()) {
    if (!type.startsWith('node--')) continue;
    const query = {
      [`fields[${type}]`]: 'drupal_internal__nid,langcode,path',
      sort: 'drupal_internal__nid',
    };
    for await (const { resource } of readEntities(source, collectionPath(site, type), { query })) {
      const { drupal_internal__nid: number, langcode } = resource.attributes;
      if (typeof number === 'number')
        aliases.set(number, aliasIn(resource.attributes) ?? `/node/${number}/`);
      if (isLang(langcode)) lang ??= langcode;
    }
  }
  return { ...site, lang: lang ?? defaultLang };
}
