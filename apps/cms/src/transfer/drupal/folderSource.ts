import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ownUrl } from '../foreign/httpSource.ts';
import type { SiteSource } from '../foreign/SiteSource.ts';
import { decoded } from '../foreign/siteLink.ts';
import { Refusal } from '../Refusal.ts';
import { parseDocument } from './jsonApi.ts';

/**
 * Recorded answers: each `.json` file one answer, found by its own `links.self`; files of the site
 * under their own paths, e.g. `sites/default/files/a.png`.
 */
export async function folderSource(folder: string): Promise<SiteSource> {
  const files = new Map<string, string>();
  let base: string | undefined;
  for (const name of await jsonFiles(folder)) {
    const file = path.join(folder, name);
    const { self } = parseDocument(await parseFile(file, name), name).links;
    if (!self || !URL.canParse(self))
      throw new Refusal(`${name} doesn't say in links.self which address it answers.`);
    const url = new URL(self);
    const entry = /^(.*)\/jsonapi\/?$/.exec(url.pathname)?.[1];
    if (entry !== undefined) base = `${url.origin}${entry}`;
    const key = urlKey(url);
    const other = files.get(key);
    if (other) throw new Refusal(`${path.basename(other)} and ${name} answer the same address.`);
    files.set(key, file);
  }
  if (base === undefined)
    throw new Refusal(
      'The folder holds no recorded answer of /jsonapi, where the types are named.',
    );
  const site = base;
  return {
    base,
    canAsk: false,
    get: async (url) => {
      const file = files.get(urlKey(ownUrl(url, site)));
      return file && parseFile(file, path.basename(file));
    },
    file: async (url, maxBytes) => {
      const inner = decoded(ownUrl(url, site).pathname);
      const file = path.join(folder, path.normalize(`/${inner}`));
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) throw new Refusal('The file is not in the folder.');
      if (found.size > maxBytes) throw new Refusal('The file is larger than the library takes.');
      return readFile(file);
    },
  };
}

/** The path, and where its page begins: what else was asked for doesn't matter. */
const urlKey = ({ pathname, searchParams }: URL): string =>
  `${pathname.replace(/\/$/, '')} ${searchParams.get('page[offset]') ?? 0}`;

async function jsonFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new Refusal(`${path.basename(folder)} is no folder that can be read.`);
  });
  return names.filter((name) => name.endsWith('.json')).toSorted();
}

async function parseFile(file: string, name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new Refusal(`${name} is no JSON.`);
  }
}
