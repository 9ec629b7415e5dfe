import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { mediaDir } from '../../runtime/env.ts';

/** The bytes of a file of the library, from the bucket or the disk; undefined where it is gone. */
export async function readMediaFile(
  payload: Payload,
  doc: { readonly filename?: unknown },
): Promise<Buffer | undefined> {
  const filename = path.basename(String(doc.filename));
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
