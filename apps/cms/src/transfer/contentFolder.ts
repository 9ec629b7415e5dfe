import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContentDocument, contentDocumentSchema } from './contentDocument.ts';
import {
  manifestName,
  parseManifest,
  type SealedFile,
  serializeManifest,
  sha256,
} from './manifest.ts';
import { Refusal } from './Refusal.ts';

/** What an export replaces in its folder; everything else there, such as `.git`, stays. */
const parts = ['content', 'media', 'text', manifestName];

/** Writes a content folder beside the place that it takes when it is complete. */
export class FolderWriter {
  readonly #to: string;
  readonly #draft: string;
  readonly #files: SealedFile[] = [];

  constructor(to: string) {
    this.#to = path.resolve(to);
    this.#draft = `${this.#to}.partial-${process.pid}`;
  }

  /** Throws a Refusal where the folder holds something that is no export. */
  async begin(): Promise<void> {
    const held = await namesIn(this.#to);
    if (held.length > 0 && !held.includes(manifestName))
      throw new Refusal(`${this.#to} holds something else: export to a new or empty folder.`);
    if (held.length > 0) parseManifest(await readFile(path.join(this.#to, manifestName), 'utf8'));
    await mkdir(this.#draft, { recursive: true }).catch(() => {
      throw new Refusal(`${path.dirname(this.#to)} is no folder that this user may write to.`);
    });
  }

  /** Writes a file that an import reads back, and seals it. */
  async seal(name: string, data: string | Buffer): Promise<void> {
    await this.write(name, data);
    this.#files.push({ path: name, size: Buffer.byteLength(data), sha256: sha256(data) });
  }

  /** Writes a file for people alone. */
  async write(name: string, data: string | Buffer): Promise<void> {
    const file = path.join(this.#draft, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
  }

  /** Puts everything in its place, the manifest last: without it no import takes the folder. */
  async finish(): Promise<void> {
    const files = this.#files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    await this.write(manifestName, serializeManifest(files));
    await mkdir(this.#to, { recursive: true });
    for (const part of parts.toReversed())
      await rm(path.join(this.#to, part), { recursive: true, force: true });
    for (const part of parts)
      if (existsSync(path.join(this.#draft, part)))
        await rename(path.join(this.#draft, part), path.join(this.#to, part));
    await this.remove();
  }

  /** Removes what was written so far, if it hasn't taken its place. */
  async remove(): Promise<void> {
    await rm(this.#draft, { recursive: true, force: true });
  }
}

/** Names in a folder, none where there is no such folder yet; throws a Refusal for a file. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Refusal(`${folder} is no folder that can be read: export to a new or empty folder.`);
  }
}

/**
 * The documents of a content folder, each byte of which is what the export wrote. Throws a Refusal
 * for anything else.
 */
export async function readFolder(from: string): Promise<ContentDocument[]> {
  const manifest = await readFile(path.join(from, manifestName), 'utf8').catch(() => {
    throw new Refusal(`${from} is no export of Concierge: it has no ${manifestName}.`);
  });
  const files = parseManifest(manifest);
  const documents: ContentDocument[] = [];
  for (const file of files) {
    const data = await readFile(path.join(from, file.path)).catch(() => {
      throw new Refusal(`The folder is damaged: ${file.path} is missing.`);
    });
    if (data.length !== file.size || sha256(data) !== file.sha256)
      throw new Refusal(`The folder is damaged: ${file.path} was changed after the export.`);
    if (file.path.startsWith('content/')) documents.push(parseDocument(file.path, data));
  }
  const sealed = new Set(files.map((file) => `${file.path} ${file.sha256}`));
  for (const { key, file } of documents)
    if (file && !sealed.has(`${file.path} ${file.sha256}`))
      throw new Refusal(`The folder is damaged: the file of ${key} is missing.`);
  return documents;
}

function parseDocument(name: string, data: Buffer): ContentDocument {
  const parsed = contentDocumentSchema.safeParse(JSON.parse(data.toString()));
  if (!parsed.success) throw new Refusal(`The folder is damaged: ${name} is no document.`);
  return parsed.data;
}
