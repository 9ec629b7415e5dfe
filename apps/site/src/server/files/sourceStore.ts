import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { backendHealth } from '../../content/backend/backendHealth.ts';
import { leadsSecret } from '../../forms/props/secret.ts';
import { isFresh } from '../../runtime/isFresh.ts';
import { joinRunning } from '../../runtime/joinRunning.ts';
import { replaceFile, replaceFileBy } from '../../runtime/replaceFile.ts';
import { BusyError } from '../gate.ts';
import { sourceUrl } from './fileName.ts';
import { countFruitless, isSpent } from './fruitless.ts';
import { limitBytes } from './limitBytes.ts';
import { mediaType } from './mediaType.ts';
import { touchFiles } from './touchFiles.ts';

/** A file of the backend as it lies on our disk. */
export interface Source {
  readonly path: string;
  readonly size: number;
  /** Changes with the file's bytes; part of the names of what is made of it. */
  readonly etag: string;
  /** Media type, one of those that are passed on. */
  readonly type: string;
  /** The version that the backend says the file has (`x-version`), if it says so. */
  readonly version: string | undefined;
}

interface SourceRecord extends Source {
  /** The backend's own entity tag, to ask whether the file changed. */
  readonly theirs: string | null;
  readonly checkedAt: number;
}

/**
 * A question for a file: its name, the version that the address names, and the address of who asks.
 */
export interface SourceQuestion {
  readonly name: string;
  readonly version: string | undefined;
  readonly ip: string;
}

const largest = 256 * 2 ** 20;
/**
 * Milliseconds after which the backend is asked again: for a version that isn't the file's, for the
 * current file, for its current version.
 */
const otherVersionTtlMs = 1000;
const currentTtlMs = 60_000;
const versionTtlMs = 600_000;
const missingTtlMs = 10_000;

/**
 * The backend gives its library's files only to a site that shows the shared secret, which nothing
 * else of it is told.
 */
const shownBy = (name: string): Record<string, string> =>
  name.startsWith('-/') ? {} : { authorization: `Bearer ${leadsSecret}` };

/**
 * The backend's files, fetched once and kept on disk. A file is asked for again, conditionally,
 * when its time is over; with the backend down the stored one goes on being used. An address that
 * often names what isn't there gets only what is stored.
 */
export class SourceStore {
  readonly #folder: string;
  readonly #contentApi: string;
  readonly #records = new LRUCache<string, SourceRecord>({ max: 5000 });
  readonly #missing = new LRUCache<string, true>({ max: 2000, ttl: missingTtlMs });
  readonly #running = new Map<string, Promise<Source | undefined>>();

  constructor(folder: string, contentApi: string) {
    this.#folder = folder;
    this.#contentApi = contentApi;
  }

  /**
   * The file of this name as it is, whatever version was asked for; undefined if the backend has
   * none. Throws if the backend fails and nothing is stored, and BusyError if this address has
   * asked in vain too often.
   */
  async get({ name, version, ip }: SourceQuestion): Promise<Source | undefined> {
    const record = await this.#lookUp(name);
    if (record && (isFresh(record.checkedAt, ttlMs(record, version)) || isSpent(ip))) return record;
    if (!record && this.#missing.has(name)) return undefined;
    if (!record && isSpent(ip)) throw new BusyError('this address has asked in vain too often');
    const fetching = joinRunning(this.#running, name, () => this.#fetch(name, record));
    // Its time is over: the stored one is shown meanwhile.
    if (record && !isOther(record, version)) {
      fetching.catch(() => undefined);
      return record;
    }
    const source = await fetching;
    if (!source || isOther(source, version)) await countFruitless(ip);
    return source;
  }

  async #fetch(name: string, record: SourceRecord | undefined): Promise<Source | undefined> {
    try {
      const response = await fetch(sourceUrl(name, this.#contentApi), {
        headers: {
          ...shownBy(name),
          ...(record?.theirs ? { 'if-none-match': record.theirs } : {}),
        },
        redirect: 'manual',
        signal: AbortSignal.timeout(30_000),
      });
      if (response.status === 304 && record)
        return this.#remember(name, { ...record, checkedAt: Date.now() });
      const type = response.ok ? mediaType(response.headers.get('content-type'), name) : undefined;
      if (response.ok && response.body && type)
        return await this.#keep(name, type, response.headers, response.body);
      await response.body?.cancel();
      if (!response.ok && !isRefusal(response.status))
        throw new Error(`${response.status} ${response.statusText}`);
      return await this.#forget(name);
    } catch (error) {
      if (record) return this.#remember(name, { ...record, checkedAt: Date.now() });
      if (backendHealth.isDown) throw new Error(`${name}: the backend is down`, { cause: error });
      throw error;
    }
  }

  async #keep(
    name: string,
    type: string,
    headers: Headers,
    body: ReadableStream<Uint8Array>,
  ): Promise<Source> {
    const path = this.#storedPath(name);
    const hash = createHash('sha1');
    await replaceFileBy(path, (draft) =>
      pipeline(
        Readable.fromWeb(body as import('node:stream/web').ReadableStream),
        limitBytes(largest, (chunk) => hash.update(chunk)),
        createWriteStream(draft),
      ),
    );
    const { size } = await stat(path);
    const said = {
      type,
      theirs: headers.get('etag'),
      version: headers.get('x-version') ?? undefined,
    };
    const record: SourceRecord = {
      path,
      size,
      etag: hash.digest('base64url'),
      ...said,
      checkedAt: Date.now(),
    };
    await replaceFile(`${path}.json`, JSON.stringify(record));
    return this.#remember(name, record);
  }

  /** What the backend doesn't show any more is not shown here either. */
  async #forget(name: string): Promise<undefined> {
    this.#missing.set(name, true);
    this.#records.delete(name);
    await rm(`${this.#storedPath(name)}.json`, { force: true });
  }

  #remember(name: string, record: SourceRecord): SourceRecord {
    this.#missing.delete(name);
    this.#records.set(name, record);
    return record;
  }

  /** What is known of a file, if the sweep has left it where it was. */
  async #lookUp(name: string): Promise<SourceRecord | undefined> {
    const record = this.#records.get(name);
    if (!record) return this.#recall(name);
    const found = await stat(record.path).catch(() => undefined);
    if (!found) return undefined;
    await touchFiles(found.mtimeMs, record.path, `${record.path}.json`);
    return record;
  }

  /**
   * What an earlier process kept; it is asked for again at once, but shown if the backend is down.
   */
  async #recall(name: string): Promise<SourceRecord | undefined> {
    const path = this.#storedPath(name);
    try {
      const record = JSON.parse(await readFile(`${path}.json`, 'utf8')) as SourceRecord;
      const { size } = await stat(path);
      return size === record.size && record.type
        ? this.#remember(name, { ...record, path, checkedAt: 0 })
        : undefined;
    } catch {
      return undefined;
    }
  }

  #storedPath(name: string): string {
    return join(this.#folder, createHash('sha1').update(name).digest('hex'));
  }
}

/** True if an address names a version and the file has another one. */
const isOther = (source: Source, version: string | undefined): boolean =>
  source.version !== undefined && version !== undefined && version !== source.version;

function ttlMs(record: SourceRecord, version: string | undefined): number {
  if (isOther(record, version)) return otherVersionTtlMs;
  return record.version !== undefined && version === record.version ? versionTtlMs : currentTtlMs;
}

/**
 * True for what a backend says of a file that isn't for everybody: it isn't there, needs a session,
 * or is elsewhere.
 */
const isRefusal = (status: number): boolean =>
  status >= 300 && status < 500 && status !== 408 && status !== 429;
