import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { backendHealth } from '../../content/backendHealth.ts';
import { sourceUrl } from './fileName.ts';
import { limitBytes } from './limitBytes.ts';

/** A file of the backend as it lies on our disk. */
export interface Source {
  readonly path: string;
  readonly size: number;
  /** Changes with the file's bytes; part of the names of what is made of it. */
  readonly etag: string;
}

interface Known extends Source {
  /** The backend's own entity tag, to ask whether the file changed. */
  readonly theirs: string | null;
  readonly version: string | undefined;
  readonly checkedAt: number;
}

const largest = 256 * 2 ** 20;
/** Milliseconds that a file without a version counts as unchanged, and a missing one as missing. */
const trusted = 60_000;
const missingFor = 10_000;

/**
 * The backend's files, fetched once and kept on disk. A file is asked for again, conditionally, where its version changed or a minute has passed;
 * with the backend down the kept one goes on being used.
 */
export class SourceStore {
  readonly #folder: string;
  readonly #contentApi: string;
  readonly #known = new LRUCache<string, Known>({ max: 5000 });
  readonly #missing = new LRUCache<string, true>({ max: 2000, ttl: missingFor });
  readonly #running = new Map<string, Promise<Source | undefined>>();

  constructor(folder: string, contentApi: string) {
    this.#folder = folder;
    this.#contentApi = contentApi;
  }

  /** The file of this name, or undefined where the backend has none. Throws where the backend fails and nothing is kept. */
  async get(name: string, version: string | undefined): Promise<Source | undefined> {
    const known = await this.#lookUp(name);
    if (known && this.#isCurrent(known, version)) return known;
    if (!known && this.#missing.has(name)) return undefined;
    const running = this.#running.get(name);
    if (running) return running;
    const fetching = this.#fetch(name, version, known).finally(() => this.#running.delete(name));
    this.#running.set(name, fetching);
    // A minute is over: the kept one is shown while we look.
    if (known && known.version === version) {
      fetching.catch(() => undefined);
      return known;
    }
    return fetching;
  }

  #isCurrent(known: Known, version: string | undefined): boolean {
    if (version !== undefined && known.version === version) return true;
    const age = Date.now() - known.checkedAt;
    return version === undefined ? age < trusted : age < 1000;
  }

  async #fetch(name: string, version: string | undefined, known: Known | undefined): Promise<Source | undefined> {
    try {
      const response = await fetch(sourceUrl(name, this.#contentApi), {
        headers: known?.theirs ? { 'if-none-match': known.theirs } : {},
        signal: AbortSignal.timeout(30_000),
      });
      if (response.status === 304 && known) return this.#remember(name, { ...known, version, checkedAt: Date.now() });
      if (response.status === 404 || response.status === 400 || response.status === 403) {
        this.#missing.set(name, true);
        return undefined;
      }
      if (!response.ok || !response.body) throw new Error(`${response.status} ${response.statusText}`);
      return await this.#keep(name, version, response.headers.get('etag'), response.body);
    } catch (error) {
      if (known) return this.#remember(name, { ...known, checkedAt: Date.now() });
      if (backendHealth.isDown) throw new Error(`${name}: the backend is down`, { cause: error });
      throw error;
    }
  }

  async #keep(name: string, version: string | undefined, theirs: string | null, body: ReadableStream<Uint8Array>): Promise<Source> {
    const path = this.#pathOf(name);
    const part = `${path}.${randomUUID()}`;
    await mkdir(this.#folder, { recursive: true });
    const hash = createHash('sha1');
    try {
      const chunks = Readable.fromWeb(body as import('node:stream/web').ReadableStream);
      await pipeline(
        chunks,
        limitBytes(largest, (chunk) => hash.update(chunk)),
        createWriteStream(part),
      );
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    const { size } = await stat(path);
    const known: Known = { path, size, etag: hash.digest('base64url'), theirs, version, checkedAt: Date.now() };
    await writeFile(`${path}.json`, JSON.stringify(known));
    return this.#remember(name, known);
  }

  #remember(name: string, known: Known): Known {
    this.#missing.delete(name);
    this.#known.set(name, known);
    return known;
  }

  /** What is known of a file, if the sweep has left it where it was. */
  async #lookUp(name: string): Promise<Known | undefined> {
    const known = this.#known.get(name);
    if (!known) return this.#recall(name);
    return (await stat(known.path).catch(() => undefined)) ? known : undefined;
  }

  /** What an earlier process kept; it is asked for again at once, but shown if the backend is down. */
  async #recall(name: string): Promise<Known | undefined> {
    const path = this.#pathOf(name);
    try {
      const known = JSON.parse(await readFile(`${path}.json`, 'utf8')) as Known;
      const { size } = await stat(path);
      return size === known.size ? this.#remember(name, { ...known, path, checkedAt: 0 }) : undefined;
    } catch {
      return undefined;
    }
  }

  #pathOf(name: string): string {
    return join(this.#folder, createHash('sha1').update(name).digest('hex'));
  }
}
