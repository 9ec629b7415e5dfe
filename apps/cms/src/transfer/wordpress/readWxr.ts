import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { Refusal } from '../Refusal.ts';

/** A document of an export of WordPress. */
export interface WxrItem {
  readonly title: string;
  readonly link: string;
  readonly id: string;
  readonly name: string;
  /** `page`, `post`, `attachment`, or a type of a plugin. */
  readonly type: string;
  readonly status: string;
  /** As written, without a zone: `2024-05-06 08:00:00`, in UTC. */
  readonly date: string;
  readonly content: string;
  readonly excerpt: string;
  readonly attachmentUrl: string;
  readonly isProtected: boolean;
  readonly categories: readonly string[];
  /** Values of plugins and themes by name. */
  readonly meta: Readonly<Record<string, string>>;
}

/** What the export says of the whole site. */
export interface WxrSite {
  readonly base: string;
  readonly language: string;
}

const maxItemCharacters = 32e6;
/** Parts with persons in them: authors, who wrote a document, and comments. */
const personal = new Set(['wp:author', 'wp:comment', 'dc:creator']);

/**
 * Reads an export (WXR) item by item, without holding it in memory. Throws a Refusal for a file
 * that is none or that breaks off.
 */
export async function* readWxr(file: string): AsyncGenerator<{ site: WxrSite; item: WxrItem }> {
  const site: Record<string, string> = {};
  const ready: WxrItem[] = [];
  const open: string[] = [];
  let fields: Record<string, string> | undefined;
  let meta: Record<string, string> = {};
  let categories: string[] = [];
  let text = '';
  let isWhole = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.push(name);
        text = '';
        if (name === 'item') [fields, meta, categories] = [{}, {}, []];
        if (name === 'category' && fields && attributes['nicename'])
          categories.push(attributes['nicename']);
      },
      ontext(part) {
        if (text.length + part.length > maxItemCharacters)
          throw new Refusal('One document of the file is too large to be one.');
        if (!open.some((name) => personal.has(name))) text += part;
      },
      onclosetag(name, isImplied) {
        const parent = open.at(-2);
        open.pop();
        if (name === 'rss' && !isImplied) isWhole = true;
        if (parent === 'channel' && !fields) site[name] = text.trim();
        else if (name === 'wp:postmeta' && fields)
          meta[fields['wp:meta_key'] ?? ''] = fields['wp:meta_value'] ?? '';
        else if (name === 'item' && fields) {
          if (!isImplied) ready.push(toWxrItem(fields, meta, categories));
          fields = undefined;
        } else if (fields && !open.some((one) => personal.has(one))) fields[name] = text;
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const head = () => {
    const base = (site['wp:base_blog_url'] || site['link'] || '').replace(/\/+$/, '');
    if (!site['wp:wxr_version'] || !URL.canParse(base))
      throw new Refusal(`${path.basename(file)} is no export of WordPress (WXR).`);
    return { base, language: site['language'] ?? '' };
  };
  for await (const chunk of chunks(file)) {
    parser.write(chunk);
    for (const item of ready.splice(0)) yield { site: head(), item };
  }
  parser.end();
  head();
  if (!isWhole) throw new Refusal(`${path.basename(file)} breaks off before its end.`);
}

async function* chunks(file: string): AsyncGenerator<string> {
  try {
    for await (const chunk of createReadStream(file, 'utf8')) yield String(chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Refusal(`${path.basename(file)} can't be read.`);
  }
}

const toWxrItem = (
  fields: Readonly<Record<string, string>>,
  meta: Readonly<Record<string, string>>,
  categories: readonly string[],
): WxrItem => ({
  title: (fields['title'] ?? '').trim(),
  link: (fields['link'] ?? '').trim(),
  id: fields['wp:post_id'] ?? '',
  name: fields['wp:post_name'] ?? '',
  type: fields['wp:post_type'] ?? '',
  status: fields['wp:status'] ?? '',
  date: fields['wp:post_date_gmt'] ?? '',
  content: fields['content:encoded'] ?? '',
  excerpt: fields['excerpt:encoded'] ?? '',
  attachmentUrl: (fields['wp:attachment_url'] ?? '').trim(),
  isProtected: Boolean(fields['wp:post_password']),
  categories,
  meta,
});
