import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Names this build by the hashed names of its assets; pages kept from another build would ask for
 * styles that are gone.
 */
export function buildId(entry: string | undefined = process.argv[1]): string {
  try {
    const assets = readdirSync(join(dirname(entry ?? ''), '../client/_astro')).sort();
    return createHash('sha256').update(assets.join()).digest('hex').slice(0, 12);
  } catch {
    return 'development';
  }
}
