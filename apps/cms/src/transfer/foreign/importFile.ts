import path from 'node:path';
import type { Lang } from '@concierge/contract/lang';
import { APIError } from 'payload';
import { fileTypes } from '../../collections/media/fileContent.ts';
import { Refusal } from '../Refusal.ts';
import { everyLanguage, unnoticed } from '../unnoticed.ts';
import { type ImportTarget, validationErrors } from './ImportTarget.ts';

export interface ForeignFile {
  /** Key of the source, the same in every run. */
  readonly key: string;
  readonly type: string;
  readonly name: string;
  /** Declared type of the content, e.g. `image/png`. */
  readonly mimeType: string;
  /** Alternative text by language. */
  readonly alt: Partial<Record<Lang, string>>;
  readonly load: () => Promise<Buffer>;
}

/** Id of a file in the library, fetched where it isn't there; undefined where it is refused. */
export async function importFile(
  target: ImportTarget,
  { key, type, name, mimeType, alt, load }: ForeignFile,
): Promise<number | undefined> {
  const present = target.written('media', key);
  if (present) return present.id;
  const recovered = await target.recoveredMedia(key, name);
  if (recovered !== undefined) return recovered;
  const misfit = (why: string) => target.misfits.add({ type, field: '', id: key, why });
  if (!fileTypes.some((one) => one === mimeType)) {
    misfit(`The library takes no files of the type ${mimeType || 'that none is named for'}.`);
    return undefined;
  }
  const { brand } = target.options;
  const described = Object.values(alt).some(Boolean) ? alt : { en: name };
  if (described !== alt) misfit('It has no alternative text; its file name stands in.');
  try {
    const data = await load();
    const file = { data, mimetype: mimeType, name: path.basename(name), size: data.length };
    target.journal.begin(key);
    const doc = await target.payload.create({
      collection: 'media',
      locale: everyLanguage,
      data: { alt: described as never, field_domain_access: [brand] as never },
      file,
      depth: 0,
      overrideAccess: true,
      context: { ...unnoticed },
    });
    target.noteMedia(key, doc);
    return doc.id;
  } catch (error) {
    target.journal.end(key);
    const faults = validationErrors(error);
    if (!faults && !(error instanceof APIError) && !(error instanceof Refusal)) throw error;
    misfit(faults?.map(({ message }) => message).join(' ') ?? (error as Error).message);
    return undefined;
  }
}
