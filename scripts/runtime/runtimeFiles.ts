import { lstatSync, readFileSync } from 'node:fs';
import { copyFile, glob, mkdir, readlink, symlink } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { root } from '../lib/paths.ts';
import { isUnneeded, type ServerFiles } from './servers.ts';
import { traceFiles } from './traceFiles.ts';

/**
 * Files and links, relative to the repository and in order, that a built server needs when it runs;
 * everything that it was built with or tested by stays away.
 */
export async function runtimeFiles({ entries, files, lists }: ServerFiles): Promise<string[]> {
  const found = new Set<string>();
  for (const list of await expand(lists))
    for (const file of JSON.parse(readFileSync(join(root, list), 'utf8')).files)
      found.add(normalize(join(dirname(list), file)));
  for (const file of await expand(files)) found.add(file);
  for (const file of await traceFiles(await expand(entries), isUnneeded)) found.add(file);
  return [...found].filter((file) => !isUnneeded(file) && isFileOrLink(file)).toSorted();
}

async function expand(patterns: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(patterns, { cwd: root })) found.push(file);
  return found;
}

function isFileOrLink(file: string): boolean {
  const status = lstatSync(join(root, file), { throwIfNoEntry: false });
  return status !== undefined && !status.isDirectory();
}

/**
 * Copies files and links of the repository into a folder, under the same names; answers the bytes.
 */
export async function copyFiles(files: readonly string[], to: string): Promise<number> {
  let bytes = 0;
  for (const file of files) {
    const [from, target] = [join(root, file), join(to, file)];
    const status = lstatSync(from);
    await mkdir(dirname(target), { recursive: true });
    if (status.isSymbolicLink()) await symlink(await readlink(from), target);
    else await copyFile(from, target);
    bytes += status.size;
  }
  return bytes;
}
