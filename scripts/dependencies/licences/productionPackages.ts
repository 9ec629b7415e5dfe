import { readFileSync } from 'node:fs';
import { root } from '../../lib/paths.ts';

/** A package that an installation without developers' tools contains. */
export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; undefined where the package names none. */
  readonly licence: string | undefined;
  /** Subresource integrity of its archive, as the lock has it. */
  readonly integrity: string | undefined;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly licenses?: readonly { readonly type: string }[];
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

/**
 * The packages of a production install, sorted, once a version. They come from package-lock.json,
 * which lists the packages of every platform, so that each machine gives the same answer; the
 * package's own manifest is read where the lock names no licence.
 */
export function productionPackages(folder: string = root): readonly ProductionPackage[] {
  const { packages } = readJson<{ packages: Record<string, Manifest> }>(
    `${folder}/package-lock.json`,
  );
  const found = new Map<string, ProductionPackage>();
  for (const [path, { name, version = '', license, integrity, link, dev }] of Object.entries(
    packages,
  )) {
    const [, folderName] = /^(?:.*\/)?node_modules\/(.+)$/.exec(path) ?? [];
    if (!folderName || link || dev) continue;
    const packageName = name ?? folderName;
    const licence = license ?? licenceInManifest(`${folder}/${path}`);
    found.set(`${packageName}@${version}`, { name: packageName, version, licence, integrity });
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/** Old manifests have a list of licences instead of an expression. */
function licenceInManifest(folder: string): string | undefined {
  try {
    const { license, licenses } = readJson<Manifest>(`${folder}/package.json`);
    return license ?? licenses?.map(({ type }) => type).join(' OR ');
  } catch {
    return undefined;
  }
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
