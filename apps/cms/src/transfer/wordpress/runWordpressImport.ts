import path from 'node:path';
import { defaultLang, isLang, type Lang, langs } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { maxBytesFor } from '../../collections/media/fileLimits.ts';
import { newsCategories } from '../../fields/values.ts';
import { sayIn } from '../../i18n/say.ts';
import { withSlash } from '../../routing/path.ts';
import { aliasProblem } from '../../validation/addresses/alias.ts';
import { htmlToLexical, htmlToText } from '../foreign/htmlToLexical.ts';
import { httpSource } from '../foreign/httpSource.ts';
import type { ImportTarget } from '../foreign/ImportTarget.ts';
import { importFile } from '../foreign/importFile.ts';
import type { SiteImportOptions } from '../foreign/importFlags.ts';
import { type ImportResult, runImport } from '../foreign/runImport.ts';
import { decoded, siteLink } from '../foreign/siteLink.ts';
import { Refusal } from '../Refusal.ts';
import { contentHtml } from './contentHtml.ts';
import { readWxr, type WxrItem, type WxrSite } from './readWxr.ts';

const pageTypes: Readonly<Record<string, string>> = { page: 'lego_page', post: 'singleNews' };
const mimeTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  pdf: 'application/pdf',
};
const left = new Set(['trash', 'auto-draft', 'inherit']);

interface Outline {
  readonly site: WxrSite;
  readonly lang: Lang;
  /** Path of each document by its number. */
  readonly paths: ReadonlyMap<string, string>;
}

/**
 * Imports an export file of WordPress: pages, posts as news, and files, which are fetched from the
 * old site. Throws a Refusal for what is no such file; what was imported by then stays.
 */
export async function runWordpressImport(
  payload: Payload,
  file: string,
  { types = {}, ...options }: SiteImportOptions,
): Promise<ImportResult> {
  const outline = await readOutline(file);
  const { host, pathname } = new URL(outline.site.base);
  return runImport(payload, `wordpress-${host}${pathname}`, options, async (target) => {
    const files = new Map<string, number>();
    for await (const { item } of readWxr(file)) {
      if (item.type !== 'attachment') continue;
      const id = await importAttachment(target, outline, item);
      if (id !== undefined) files.set(item.id, id);
    }
    for await (const { item } of readWxr(file))
      if (item.type !== 'attachment' && !left.has(item.status))
        await importItem(target, outline, item, { files, types: { ...pageTypes, ...types } });
  });
}

async function readOutline(file: string): Promise<Outline> {
  const paths = new Map<string, string>();
  let site: WxrSite | undefined;
  for await (const read of readWxr(file)) {
    site = read.site;
    paths.set(read.item.id, pathIn(read.item, site));
  }
  if (!site) throw new Refusal('The file holds no documents.');
  const code = site.language.slice(0, 2).toLowerCase() || defaultLang;
  if (!isLang(code))
    throw new Refusal(`The file is in ${site.language}; the sites here have ${langs.join(', ')}.`);
  return { site, lang: code, paths };
}

/** The path of a document's own address, or one of its name where it has none yet. */
function pathIn({ link, name, id }: WxrItem, { base }: WxrSite): string {
  const isAddress = URL.canParse(link) && !new URL(link).search;
  const found = isAddress ? siteLink(link, { base, path: ({ pathname }) => pathname }) : undefined;
  const own = found?.startsWith('/') ? found : withSlash(`/${name || `p-${id}`}`);
  return own.toLowerCase();
}

async function importAttachment(
  target: ImportTarget,
  { site, lang }: Outline,
  item: WxrItem,
): Promise<number | undefined> {
  const { attachmentUrl: url, id, meta, title } = item;
  if (!URL.canParse(url)) {
    target.misfits.add({ type: 'attachment', field: 'wp:attachment_url', id, why: 'It is none.' });
    return undefined;
  }
  const address = new URL(url);
  const name = path.basename(decoded(address.pathname));
  const mimeType = mimeTypes[path.extname(name).slice(1).toLowerCase()] ?? '';
  const alt =
    meta['_wp_attachment_image_alt']?.trim() || (mimeType.startsWith('image/') ? '' : title);
  return importFile(target, {
    key: `attachment ${id}`,
    type: 'attachment',
    name,
    mimeType,
    alt: alt ? { [lang]: alt } : {},
    load: () => httpSource(site.base).file(address, maxBytesFor(mimeType)),
  });
}

async function importItem(
  target: ImportTarget,
  { site, lang, paths }: Outline,
  item: WxrItem,
  { files, types }: { files: ReadonlyMap<string, number>; types: Readonly<Record<string, string>> },
): Promise<void> {
  const { id, title, content, excerpt, meta, status, date } = item;
  const misfit = (field: string, why: string) =>
    target.misfits.add({ type: item.type, field, id, why });
  const type = types[item.type];
  if (!type)
    return misfit('', `No type of page here is like it; name one with --type ${item.type}=….`);
  const link = (href: string) =>
    siteLink(href, {
      base: site.base,
      path: (url) => {
        const number = url.searchParams.get('page_id') ?? url.searchParams.get('p');
        if (number === null) return url.pathname;
        url.search = '';
        return paths.get(number);
      },
    });
  const dropped = (why: string) => misfit('content:encoded', why);
  const alias = paths.get(id) ?? '';
  const problem = aliasProblem(alias, sayIn('en'));
  if (problem) misfit('link', problem);
  const lead = htmlToText(excerpt);
  const description = meta['_yoast_wpseo_metadesc'];
  const hero = files.get(meta['_thumbnail_id'] ?? '');
  const published = new Date(`${date.replace(' ', 'T')}Z`);
  const category = newsCategories.find((one) => item.categories.includes(one));
  const html = contentHtml(content, dropped);
  await target.writePage({
    key: `wordpress ${id}`,
    type: item.type,
    lang,
    isPublic: status === 'publish' && !item.isProtected,
    values: {
      type: alias === '/' ? 'homepage' : type,
      title: { [lang]: htmlToText(title) || item.name },
      alias: problem ? { [defaultLang]: `/p-${id}/` } : { [defaultLang]: alias, [lang]: alias },
      body: { [lang]: htmlToLexical(html, lang, { link, dropped }) },
      ...(lead && { field_lead: { [lang]: lead } }),
      ...(hero !== undefined && { field_hero_image: hero }),
      ...(description && { metatag: { description: { [lang]: description } } }),
      ...(type === 'singleNews' && {
        news: {
          ...(Number.isNaN(published.getTime()) ? {} : { date: published.toISOString() }),
          ...(category && { category }),
        },
      }),
    },
  });
}
