import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../lib/paths.ts';

/**
 * Copies the files of the repository that exist into an empty folder. Packages are linked, ours to
 * those of the copy.
 */
export function copyTree(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const path of listed.split('\0').filter((name) => name && existsSync(`${root}/${name}`))) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    copyFileSync(`${root}/${path}`, `${folder}/${path}`);
  }
  mkdirSync(`${folder}/node_modules/@concierge`, { recursive: true });
  for (const name of readdirSync(`${root}/node_modules`))
    if (name !== '@concierge' && !name.startsWith('.vite'))
      symlinkSync(`${root}/node_modules/${name}`, `${folder}/node_modules/${name}`);
  for (const name of readdirSync(`${root}/packages`))
    symlinkSync(`${folder}/packages/${name}`, `${folder}/node_modules/@concierge/${name}`);
  for (const app of readdirSync(`${root}/apps`)) {
    const packages = `${root}/apps/${app}/node_modules`;
    if (existsSync(packages)) symlinkSync(packages, `${folder}/apps/${app}/node_modules`);
  }
}
