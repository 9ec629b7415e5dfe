import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Names this build by the hashed names of its assets and by its entry, in which those of all its
 * modules stand: pages kept from another build would ask for styles that are gone, or say what the
 * older code said.
 */
export function buildId(entry: string | undefined = process.argv[1]): string {
  try {
    const assets = readdirSync(join(dirname(entry ?? ''), '../client/_astro')).sort();
    const hash = createHash('sha256')
      .update(assets.join())
      .update(readFileSync(entry ?? ''));
    return hash.digest('hex').slice(0, 12);
  } catch {
    return 'development';
  }
}
