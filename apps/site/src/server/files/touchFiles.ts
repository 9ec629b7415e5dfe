import { utimes } from 'node:fs/promises';

/** The date of use is written again after this many milliseconds. */
const touchIntervalMs = 3_600_000;

/**
 * Writes down that files are in use, for the sweep, which deletes by date; `mtimeMs` is when the
 * first of them was written or used last. A disk that refuses it costs a file its place, no more.
 */
export async function touchFiles(mtimeMs: number, ...paths: readonly string[]): Promise<void> {
  if (Date.now() - mtimeMs <= touchIntervalMs) return;
  const now = new Date();
  await Promise.all(paths.map((path) => utimes(path, now, now).catch(() => undefined)));
}
