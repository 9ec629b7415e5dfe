import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { root } from '../paths.ts';

/** Links the installed packages into a copy of the tree, our own to those of the copy. */
export function linkPackages(folder: string): void {
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
