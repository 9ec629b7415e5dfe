import { createHash } from 'node:crypto';
import type { Lang } from '@concierge/contract/lang';
import { createLocalReq, type Payload, type PayloadRequest, type ValidationError } from 'payload';
import { indexNewDraft, indexReferences } from '../../references/noteReferences.ts';
import { fillReferences } from '../../references/rebuildReferences.ts';
import { withDocument } from '../../runtime/database/withDocument.ts';
import type { Page } from '../../runtime/payload-types.ts';
import { countTexts } from '../../translations/coverage/storedCounts.ts';
import { comparable } from '../stableJson.ts';
import { everyLanguage, unnoticed } from '../unnoticed.ts';
import type { ImportOptions } from './ImportOptions.ts';
import type { ImportOutcome, IncomingPage } from './IncomingPage.ts';
import type { Journal, Written } from './Journal.ts';
import type { Misfits } from './Misfits.ts';
import { recoverPage } from './recoverPage.ts';
import { updateLanguages } from './updateLanguages.ts';

type Slug = 'pages' | 'media';

/** Where an import writes: this installation, what it wrote before, and what didn't fit. */
export class ImportTarget {
  readonly payload: Payload;
  readonly options: ImportOptions;
  readonly journal: Journal;
  readonly misfits: Misfits;
  readonly counts: Record<ImportOutcome, number> = { created: 0, changed: 0, same: 0, skipped: 0 };
  readonly #present: Readonly<Record<Slug, ReadonlyMap<number, number>>>;

  private constructor(
    payload: Payload,
    options: ImportOptions,
    { journal, misfits }: { journal: Journal; misfits: Misfits },
    present: Record<Slug, Map<number, number>>,
  ) {
    this.payload = payload;
    this.options = options;
    this.journal = journal;
    this.misfits = misfits;
    this.#present = present;
  }

  static async open(
    payload: Payload,
    options: ImportOptions,
    books: { journal: Journal; misfits: Misfits },
  ): Promise<ImportTarget> {
    const present = {
      pages: await madeAt(payload, 'pages'),
      media: await madeAt(payload, 'media'),
    };
    return new ImportTarget(payload, options, books, present);
  }

  /** What a key became here, where that document is still there. */
  written(slug: Slug, key: string): Written | undefined {
    const written = this.journal.get(key);
    if (!written) return undefined;
    const made = this.#present[slug].get(written.id);
    const isOwn = made === undefined || made === Date.parse(written.createdAt);
    const isThere = made !== undefined || this.#createdNow.has(key);
    return isOwn && isThere ? written : undefined;
  }
  readonly #createdNow = new Set<string>();
  readonly #changedDrafts = new Set<number>();

  /**
   * Writes a page as a draft, and publishes it where that is wanted. One that a person has changed
   * or deleted since the last import is left as it is.
   */
  async writePage(page: IncomingPage): Promise<ImportOutcome> {
    const outcome = await this.#writePage(page);
    this.counts[outcome] += 1;
    return outcome;
  }

  async #writePage({ key, type, values, lang, isPublic }: IncomingPage): Promise<ImportOutcome> {
    const { payload, options, journal } = this;
    const wantsPublic = options.publish && isPublic;
    const hash = contentHash(values);
    const before = this.written('pages', key) ?? (await this.#recovered(key, values, lang));
    const isSame = before?.hash === hash;
    if (isSame && (!wantsPublic || before.isPublished)) return 'same';
    const data = { ...values, field_domain_access: [options.brand], _status: 'draft' };
    if (!before) journal.begin(key);
    const saved = before
      ? await withDocument(payload, 'pages', before.id, async (inside) => {
          const target = { collection: 'pages', id: before.id } as const;
          const change = await this.#changeSince(before, inside);
          if (change) return { change };
          return isSame ? before : updateLanguages(payload, target, data, lang, inside);
        })
      : await this.#create(key, data);
    if ('change' in saved) {
      this.misfits.add({ type, field: '', id: key, why: saved.change });
      return 'skipped';
    }
    const published = wantsPublic ? await this.#publish(saved.id, { key, type, lang }) : undefined;
    if (isSame && !published) return 'same';
    const { id, createdAt, updatedAt } = published ?? saved;
    journal.done(key, { id, createdAt, updatedAt, hash, isPublished: published !== undefined });
    if (before && !published) this.#changedDrafts.add(id);
    return before ? 'changed' : 'created';
  }

  async #create(key: string, data: Record<string, unknown>): Promise<Page> {
    const page = await this.payload.create({
      collection: 'pages',
      locale: everyLanguage,
      draft: true,
      data: data as never,
      depth: 0,
      overrideAccess: true,
      context: { ...unnoticed },
    });
    this.#createdNow.add(key);
    await indexNewDraft(await createLocalReq({}, this.payload), 'pages', page);
    return page;
  }

  /** Publishes as the admin does; what its checks refuse stays a draft and is reported. */
  async #publish(id: number, { key, type, lang }: Pick<IncomingPage, 'key' | 'type' | 'lang'>) {
    try {
      return await this.payload.update({
        collection: 'pages',
        id,
        locale: lang,
        data: { _status: 'published' },
        depth: 0,
        overrideAccess: true,
      });
    } catch (error) {
      const faults = validationErrors(error);
      if (!faults) throw error;
      for (const { path, message } of faults)
        this.misfits.add({ type, field: path, id: key, why: `Left a draft: ${message}` });
      return undefined;
    }
  }

  /** Why a document is no longer the import's to write. */
  async #changeSince(
    { id, updatedAt }: Written,
    inside: Partial<PayloadRequest>,
  ): Promise<string | undefined> {
    const doc = (await this.payload.findByID({
      collection: 'pages',
      id,
      draft: true,
      trash: true,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req: { ...inside },
    })) as { deletedAt?: string | null; updatedAt: string } | null;
    if (!doc || doc.deletedAt) return 'It is in the trash here; it was left there.';
    return doc.updatedAt === updatedAt
      ? undefined
      : 'It has been changed here since the last import; it was left as it is.';
  }

  /** The page of a write that was cut short. */
  async #recovered(
    key: string,
    { title }: Record<string, unknown>,
    lang: Lang,
  ): Promise<Written | undefined> {
    const begun = this.journal.begun(key);
    const text = (title as Partial<Record<Lang, string>> | undefined)?.[lang];
    if (!begun || !text) return undefined;
    const { brand } = this.options;
    const found = await recoverPage(this.payload, { begun, title: text, lang, brand });
    if (found) this.#createdNow.add(key);
    return found;
  }

  /**
   * Id of a file whose row a cut write left without an entry in the journal. A name that was taken
   * has got a number behind it.
   */
  async recoveredMedia(key: string, name: string): Promise<number | undefined> {
    const begun = this.journal.begun(key);
    if (!begun) return undefined;
    const { docs } = await this.payload.find({
      collection: 'media',
      where: {
        createdAt: { greater_than_equal: begun },
        filename: { like: name.replace(/\.[^.]*$/, '') },
        field_domain_access: { in: [this.options.brand] },
      },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    const [doc] = docs;
    if (doc) this.noteMedia(key, doc);
    return doc?.id;
  }

  /** Notes a file of the library that was created. */
  noteMedia(key: string, { id, createdAt, updatedAt }: Omit<Written, 'hash'>): void {
    this.#createdNow.add(key);
    this.journal.done(key, { id, createdAt, updatedAt, hash: '' });
  }

  /**
   * Notes what the drafts that this run has changed refer to, and how far they are translated,
   * which they are written without; all documents' references where an earlier run was cut short.
   */
  async finish(wasCutShort: boolean): Promise<void> {
    if (wasCutShort) return fillReferences(this.payload);
    const req = await createLocalReq({}, this.payload);
    for (const id of this.#changedDrafts) {
      await indexReferences(req, 'pages', id);
      await countTexts(req, 'pages', id);
    }
  }
}

/** What the checks of a collection refused, or undefined for any other error. */
export const validationErrors = (error: unknown): { path: string; message: string }[] | undefined =>
  (error as Partial<ValidationError>).data?.errors;

/** Equal for equal values. */
export const contentHash = (value: unknown): string =>
  createHash('sha256').update(comparable(value)).digest('base64url');

/** When each document of a collection was created, by id; milliseconds. */
async function madeAt(payload: Payload, collection: Slug): Promise<Map<number, number>> {
  const { docs } = await payload.db.find<{ id: number; createdAt: string }>({
    collection,
    select: { createdAt: true },
    limit: 0,
    pagination: false,
  });
  return new Map(docs.map(({ id, createdAt }) => [id, Date.parse(createdAt)]));
}
