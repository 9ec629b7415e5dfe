import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFileSync } from '../../runtime/replaceFile.ts';

const form = /^[0-9a-f]{12}$/;

/**
 * Names this installation among all that call the backend: 12 hexadecimal digits, made once and
 * stored beside the outbox, so that a new container or host name over the same folder is the same
 * site. One that is stored is only read, so that a full disk stops no start. Throws where it is to
 * be made and the folder can't be written.
 */
export function siteId(dataDir: string): string {
  const file = join(dataDir, 'site-id');
  const earlier = loadId(file);
  if (earlier) return earlier;
  const id = randomBytes(6).toString('hex');
  const draft = `${file}.${id}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, `${id}\n`, { mode: 0o600 });
  try {
    // Whole or not at all, and the first of several processes wins.
    linkSync(draft, file);
    return id;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const stored = loadId(file);
  if (stored) return stored;
  replaceFileSync(file, `${id}\n`, { mode: 0o600 });
  return id;
}

/** The id that a file has; undefined where it isn't there, or is cut off. */
function loadId(file: string): string | undefined {
  try {
    const stored = readFileSync(file, 'utf8').trim();
    return form.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
