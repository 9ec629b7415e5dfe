import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|mjs|css|svg|txt|json|xml|html|webmanifest|map)$/;

/**
 * Writes `.br` (quality 11) and `.gz` beside every compressible file of a built folder, where that
 * saves anything.
 */
export function compressAssets(folder: URL): void {
  for (const file of readdirSync(fileURLToPath(folder), { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !compressible.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const body = readFileSync(path);
    const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    if (brotli.length >= body.length) continue;
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}
