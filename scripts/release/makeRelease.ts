import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWhatIsStale } from '../lib/build.ts';
import { root } from '../lib/paths.ts';
import { repositoryFiles } from '../lib/tree/repositoryFiles.ts';
import { copyFiles } from '../runtime/runtimeFiles.ts';
import { isUnneeded } from '../runtime/servers.ts';
import { packFolder } from './packFolder.ts';

export interface Release {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

// Patterns leave out names that begin with a dot, such as the stamps by which a build is known.
const builds = ['apps/site/dist', 'apps/cms/.next'].flatMap((dir) => [
  `${dir}/**`,
  `${dir}/.stamp`,
]);

/**
 * Writes `NAME.tar.gz` into a folder: the repository's files with both apps built, below `NAME/`.
 * Unpacked, `npm ci --omit=dev && npm start` runs the product without building it. Throws where
 * Git or tar does.
 */
export async function makeRelease(name: string, to: string): Promise<Release> {
  await buildWhatIsStale();
  const file = join(to, `${name}.tar.gz`);
  const staging = mkdtempSync(join(to, '.release-'));
  try {
    await copyFiles(await releasedFiles(), join(staging, name));
    await packFolder(staging, name, file);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  const content = readFileSync(file);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { file, bytes: content.length, sha256 };
}

async function releasedFiles(): Promise<string[]> {
  const built: string[] = [];
  for await (const entry of glob(builds, { cwd: root, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (!entry.isDirectory() && !isUnneeded(file)) built.push(file);
  }
  return [...(await repositoryFiles()), ...built];
}
