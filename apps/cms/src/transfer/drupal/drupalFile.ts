import path from 'node:path';
import type { Lang } from '@concierge/contract/lang';
import { maxBytesFor } from '../../collections/media/fileLimits.ts';
import type { ImportTarget } from '../foreign/ImportTarget.ts';
import { importFile } from '../foreign/importFile.ts';
import type { SiteSource } from '../foreign/SiteSource.ts';
import type { Meta, Translated } from './Translated.ts';

const fileFields = [
  'field_media_image',
  'field_media_image_1',
  'field_media_video_file',
  'field_media_document',
  'field_media_file',
];

/**
 * Id in the library of a media entity's file or of a file itself; undefined where it is refused.
 */
export async function drupalFile(
  target: ImportTarget,
  source: SiteSource,
  media: Translated,
  meta: Meta,
  kind: string,
): Promise<number | undefined> {
  const misfit = (why: string) => {
    target.misfits.add({ type: media.type, field: '', id: media.id, why });
    return undefined;
  };
  const found = mediaFile(media, meta);
  if (!found) return misfit('It has no file that can be read.');
  const { attributes, id } = found.file.base.resource;
  const { uri, filename, filemime } = attributes as Record<string, unknown>;
  const { value, url } = (uri ?? {}) as { value?: unknown; url?: unknown };
  if (typeof url !== 'string' || typeof filemime !== 'string')
    return misfit('Its file names no address or no type.');
  if (!String(value).startsWith('public://')) return misfit('Its file is private.');
  if (!filemime.startsWith(kind))
    return misfit(`A file of the type ${filemime} has no place there.`);
  const site = new URL(source.base);
  if (!URL.canParse(url, site.origin)) return misfit('The address of its file is none.');
  const address = new URL(url, site.origin);
  return importFile(target, {
    key: `file--file ${id}`,
    type: media.type,
    name: typeof filename === 'string' ? filename : path.basename(address.pathname),
    mimeType: filemime,
    alt: altTexts(found.meta),
    load: () => source.file(address, maxBytesFor(filemime)),
  });
}

function mediaFile(media: Translated, meta: Meta): { file: Translated; meta: Meta } | undefined {
  if (media.type === 'file--file') return { file: media, meta };
  for (const field of fileFields) {
    const [first] = media.relations(field, /^file--/);
    if (first) return { file: first.entity, meta: first.meta };
  }
  const [file] = media.children(/^file--/);
  return file && { file, meta: {} };
}

function altTexts(meta: Meta): Partial<Record<Lang, string>> {
  const entries = Object.entries(meta).flatMap(([lang, { alt }]) =>
    typeof alt === 'string' && alt.trim() ? [[lang, alt.trim()]] : [],
  );
  return Object.fromEntries(entries);
}
