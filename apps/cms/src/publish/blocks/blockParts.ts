import { brandByCode, registry } from '@concierge/brands/registry';
import type { BlockOf } from '@concierge/contract/block';
import type { DownloadsBlock } from '../../runtime/payload-types.ts';
import { fileUrl } from '../parts/image.ts';
import { type Publishing, related } from '../publishing.ts';

/** Brands whose events a site lists: those asked for, else its own; the group's site all. */
export function siteBrands(p: Publishing, schools: string[] | null | undefined): string[] {
  if (schools?.length) return schools;
  return brandByCode(p.brand)?.isMicrosite ? [p.brand] : registry.map((brand) => brand.code);
}

type StoredFile = DownloadsBlock['field_items'][number];
type Download = BlockOf<'downloads'>['field_items'][number];

/** A file of the media library, or an address; undefined where neither is there. */
export async function publishDownload(
  p: Publishing,
  item: StoredFile,
): Promise<Download | undefined> {
  const file = await related(p, 'media', item.file);
  const url = file?.filename ? fileUrl(file.filename) : item.url;
  if (!url) return undefined;
  const ending = /\.([a-z0-9]{1,5})$/i.exec(url)?.[1];
  return {
    title: item.title,
    url,
    size: file?.filesize ?? undefined,
    format: ending?.toUpperCase(),
  };
}
