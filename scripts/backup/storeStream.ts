import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes a stream to a file of its user alone, on the disk when this returns. */
export async function storeStream(
  source: Readable,
  file: string,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(
    source,
    async function* count(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file, { mode: 0o600, flush: true }),
  );
  return { size, sha256: hash.digest('hex') };
}
