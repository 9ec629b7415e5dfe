import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { registry } from '@concierge/brands/registry';
import { type Form, formsAnswerSchema } from '@concierge/contract/form';
import type { Lang } from '@concierge/contract/lang';
import { describeIssues } from '@concierge/contract/parse';
import * as z from 'zod/mini';
import { bearer } from '../../forms/props/bearer.ts';
import { isFresh } from '../../runtime/isFresh.ts';
import { log } from '../../runtime/log.ts';
import { replaceFile } from '../../runtime/replaceFile.ts';

/** The local copy: the forms of today, and those that the backend has no more. */
const copySchema = z.extend(formsAnswerSchema, {
  gone: z._default(formsAnswerSchema.shape.forms, []),
});
type Entry = z.output<typeof formsAnswerSchema>['forms'][number];
type FormVersions = Map<string, Entry[]>;
/** What names a form, whatever else of it can't be read. */
const identitySchema = z.object({
  brand: z.string(),
  lang: z.string(),
  form: z.object({ id: z.string() }),
});

/**
 * How many versions of a definition are kept: a visitor may send what a page showed before the
 * editors changed it.
 */
const versionsKept = 5;

/** More than a backend has at once: an answer that lacks all of them by mistake loses none. */
const maxGoneForms = 1000;

/**
 * The durable local copy of all forms (`forms.json`), so that intake works without the backend (ADR
 * 5). The newest version of each stands first. A form that the backend has no more is no form of
 * its brand, but a page that a visitor has open may still send it, so it is kept for that.
 */
export class FormsStore {
  readonly #file: string;
  readonly #api: string;
  /** The versions of each form by its key, the newest first. */
  #forms: FormVersions = new Map();
  #gone: FormVersions = new Map();
  #running: Promise<void> | undefined;
  #fetchedAt = 0;

  constructor(dataDir: string, api: string) {
    this.#file = join(dataDir, 'forms.json');
    this.#api = api;
  }

  get size(): number {
    return allVersions(this.#forms).length + allVersions(this.#gone).length;
  }

  /** Reads the copy of the last run; a missing or broken file is an empty copy. */
  async load(): Promise<void> {
    try {
      const copy = copySchema.parse(JSON.parse(await readFile(this.#file, 'utf8')));
      this.#forms = Map.groupBy(copy.forms, formKey);
      this.#gone = Map.groupBy(copy.gone, formKey);
    } catch {
      this.#forms = new Map();
      this.#gone = new Map();
    }
  }

  /**
   * The definition that a page was made of, else, or without a version, the newest of that form;
   * undefined where no such form is known. One that is gone is found only for a version, which is
   * what a submission names.
   */
  find(brand: string, lang: Lang, id: string, version?: string): Form | undefined {
    const key = formKey({ brand, lang, form: { id } });
    const all = this.#forms.get(key) ?? (version === undefined ? undefined : this.#gone.get(key));
    return (all?.find((entry) => entry.form.version === version) ?? all?.[0])?.form;
  }

  /** Every form of a brand in every language, each in its newest version. */
  newest(brand: string): Entry[] {
    return [...this.#forms.values()].flatMap(([first]) => (first?.brand === brand ? first : []));
  }

  /**
   * As `find`, asking the backend first where the form is not known yet (a page may be younger than
   * our copy).
   */
  async findOrFetch(
    brand: string,
    lang: Lang,
    id: string,
    version: string,
  ): Promise<Form | undefined> {
    const cached = this.find(brand, lang, id, version);
    if (cached?.version === version || isFresh(this.#fetchedAt, 3000)) return cached;
    await this.refresh().catch((error: unknown) =>
      log.error({ err: error, brand }, 'the forms could not be fetched'),
    );
    return this.find(brand, lang, id, version);
  }

  /** Makes the next lookup of an unknown version fetch at once, by a fetch of its own. */
  expire(): void {
    this.#fetchedAt = 0;
  }

  /**
   * Fetches all forms of all brands and writes the copy; throws where the backend does not answer,
   * and the old copy stays. Calls at one time share a fetch, unless the forms expired since.
   */
  refresh(): Promise<void> {
    if (this.#running && this.#fetchedAt > 0) return this.#running;
    this.#fetchedAt = Date.now();
    const before = Promise.allSettled([this.#running]);
    const running = before
      .then(() => this.#refresh())
      .finally(() => {
        if (this.#running === running) this.#running = undefined;
      });
    this.#running = running;
    return running;
  }

  async #refresh(): Promise<void> {
    const fresh: Entry[] = [];
    // A backend may answer for the brand asked for, or for all at once.
    for (const { code } of registry)
      if (!fresh.some((entry) => entry.brand === code)) fresh.push(...(await this.#fetch(code)));
    const before = new Map([...this.#forms, ...this.#gone]);
    const today = Map.groupBy(fresh, formKey);
    const versions = (keys: Iterable<string>) =>
      new Map(
        [...keys].map((key) => [
          key,
          distinctVersions([...(today.get(key) ?? []), ...(before.get(key) ?? [])]),
        ]),
      );
    this.#forms = versions(today.keys());
    // Those that went last come first.
    const goneKeys = [...before.keys()].filter((key) => !today.has(key)).slice(0, maxGoneForms);
    this.#gone = versions(goneKeys);
    const copy = JSON.stringify({ forms: allVersions(this.#forms), gone: allVersions(this.#gone) });
    await replaceFile(this.#file, copy, { mode: 0o600, isSynced: true });
  }

  async #fetch(brand: string): Promise<Entry[]> {
    const answer = await fetch(`${this.#api}/form-definitions?brand=${brand}`, {
      headers: { accept: 'application/json', entorno: brand, ...bearer },
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`forms of ${brand}: ${answer.status} ${answer.statusText}`);
    const data = (await answer.json()) as { forms?: unknown };
    if (!Array.isArray(data.forms)) throw new Error(`forms of ${brand}: the answer has no list`);
    const entries: Entry[] = [];
    for (const form of data.forms as unknown[]) {
      entries.push(...this.#parse(form, brand));
      // Hundreds of forms at once would hold visitors up.
      await setImmediate();
    }
    return entries;
  }

  #parse(form: unknown, brand: string): Entry[] {
    const parsed = formsAnswerSchema.safeParse({ forms: [form] });
    if (parsed.success) return parsed.data.forms;
    log.error(`forms of ${brand}: one left out: ${describeIssues(parsed.error.issues)}`);
    return this.#lastReadable(form);
  }

  /** The versions that an answer's form had while it could be read: it is not gone. */
  #lastReadable(form: unknown): Entry[] {
    const named = identitySchema.safeParse(form);
    if (!named.success) return [];
    const key = formKey(named.data);
    return this.#forms.get(key) ?? this.#gone.get(key) ?? [];
  }
}

const formKey = ({ brand, lang, form }: z.output<typeof identitySchema>): string =>
  JSON.stringify([brand, lang, form.id]);

const allVersions = (forms: FormVersions): Entry[] => [...forms.values()].flat();

/** The first entries of each version, as many as are kept. */
function distinctVersions(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries
    .filter(({ form }) => !seen.has(form.version) && seen.add(form.version))
    .slice(0, versionsKept);
}
