import path from 'node:path';
import type { Payload } from 'payload';
import type { Values } from './contentKinds.ts';
import { everyLanguage, unnoticed } from './unnoticed.ts';

/** Stores a file and its row under an id; the row's other values are the caller's to write. */
export async function writeMediaFile(
  payload: Payload,
  { id, isNew, doc, data }: { id: number; isNew: boolean; doc: Values; data: Buffer },
): Promise<void> {
  const name = path.basename(String(doc['filename']));
  const options = {
    collection: 'media',
    locale: everyLanguage,
    file: { data, mimetype: String(doc['mimeType']), name, size: data.length },
    overwriteExistingFiles: true,
    context: { ...unnoticed },
    depth: 0,
    overrideAccess: true,
  } as const;
  const alt = doc['alt'] as string;
  if (isNew) await payload.create({ ...options, data: { id, alt } as never });
  else await payload.update({ ...options, id, data: { alt } });
}
