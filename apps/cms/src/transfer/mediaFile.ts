import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { mediaDir } from '../runtime/env.ts';
import type { Values } from './contentKinds.ts';
import { everyLanguage, unnoticed } from './unnoticed.ts';

/** The bytes of a file of the library, from the bucket or the disk; undefined where it is gone. */
export async function readMediaFile(payload: Payload, doc: Values): Promise<Buffer | undefined> {
  const filename = path.basename(String(doc['filename']));
  const req = await createLocalReq({}, payload);
  const params = { collection: 'media', filename };
  for (const handler of payload.collections.media.config.upload.handlers ?? []) {
    const answer = await handler(req, { doc: doc as never, params });
    if (answer?.ok) return Buffer.from(await answer.arrayBuffer());
  }
  return readFile(path.join(mediaDir, filename)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

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
