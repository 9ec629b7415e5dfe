import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload';
import { getFreshness } from '../changes/freshness.ts';
import { TaggedCache } from '../changes/TaggedCache.ts';
import { perPayload } from '../runtime/perPayload.ts';
import type { AllLanguages } from './inLanguage.ts';

/** Collections whose documents appear on pages, and the tag of one of them. */
const tagByCollection = {
  pages: 'page',
  media: 'media',
  forms: 'form',
  campaigns: 'campaign',
  'shared-sections': 'section',
} as const;
/** Those of which only what is published appears. */
const drafted: ReadonlySet<StoredSlug> = new Set(['pages', 'shared-sections']);
export type StoredSlug = keyof typeof tagByCollection;
export type Stored<S extends CollectionSlug> = AllLanguages<DataFromCollectionSlug<S>>;

/** The tag of a document, e.g. `media:12`. */
export const docTag = (slug: StoredSlug, id: number | string): string =>
  `${tagByCollection[slug]}:${id}`;

interface Waiting {
  readonly id: number;
  readonly resolve: (doc: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Public documents in all languages, read once and kept until a change touches them; reads of one
 * moment become one query.
 */
export class DocStore {
  readonly #payload: Payload;
  readonly #docs = new TaggedCache<Promise<unknown>>(20_000);
  readonly #lists = new TaggedCache<Promise<unknown>>(2000);
  readonly #waiting = new Map<StoredSlug, Waiting[]>();

  constructor(payload: Payload) {
    this.#payload = payload;
    getFreshness(payload).caches.push(this.#docs, this.#lists);
  }

  /** One document, or undefined where it is gone or, of one with drafts, not published. */
  get<S extends StoredSlug>(slug: S, id: number): Promise<Stored<S> | undefined> {
    const key = docTag(slug, id);
    const cached = this.#docs.get(key);
    if (cached) return cached as Promise<Stored<S> | undefined>;
    const promise = new Promise<unknown>((resolve, reject) =>
      this.#enqueue(slug, { id, resolve, reject }),
    );
    this.#docs.set(key, promise, [key]);
    promise.catch(() => this.#docs.delete(key));
    return promise as Promise<Stored<S> | undefined>;
  }

  /**
   * The outcome of a query under its key, kept until one of the tags changes; reading may add to a
   * set of them.
   */
  list<T>(
    key: string,
    tags: readonly string[] | ReadonlySet<string>,
    read: () => Promise<T>,
  ): Promise<T> {
    const cached = this.#lists.get(key);
    if (cached) return cached as Promise<T>;
    const { generation } = getFreshness(this.#payload);
    const promise = read();
    this.#lists.set(key, promise, tags);
    promise.then(
      () => {
        // What was read across a change of an added tag isn't dropped by it.
        if (getFreshness(this.#payload).generation !== generation) this.#lists.delete(key);
        else if (tags instanceof Set) this.#lists.set(key, promise, tags);
      },
      () => this.#lists.delete(key),
    );
    return promise;
  }

  #enqueue(slug: StoredSlug, waiting: Waiting): void {
    const queue = this.#waiting.get(slug);
    if (queue) {
      queue.push(waiting);
      return;
    }
    this.#waiting.set(slug, [waiting]);
    setImmediate(() => void this.#flush(slug));
  }

  async #flush(slug: StoredSlug): Promise<void> {
    const batch = this.#waiting.get(slug) ?? [];
    this.#waiting.delete(slug);
    try {
      const docs = await readByIds(this.#payload, slug, [...new Set(batch.map(({ id }) => id))]);
      for (const { id, resolve } of batch) resolve(docs.get(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

async function readByIds(
  payload: Payload,
  slug: StoredSlug,
  ids: number[],
): Promise<Map<number, unknown>> {
  const wanted = { id: { in: ids } };
  const found = await payload.find({
    collection: slug,
    where: drafted.has(slug) ? { and: [wanted, { _status: { equals: 'published' } }] } : wanted,
    locale: 'all',
    depth: 0,
    limit: ids.length,
    pagination: false,
    overrideAccess: true,
  });
  return new Map(found.docs.map((doc) => [doc.id, doc]));
}

/** The document store of one Payload instance. */
export const getDocStore = perPayload('docStores', (payload) => new DocStore(payload));
