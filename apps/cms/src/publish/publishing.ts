import type { Lang } from '@concierge/contract/lang';
import type { DataFromCollectionSlug, Payload } from 'payload';
import { type DocStore, docTag, getDocStore, type Stored, type StoredSlug } from './docStore.ts';
import { inLanguage } from './inLanguage.ts';
import { neededTexts } from './neededTexts.ts';

/** What every part of an answer is published for and with. */
export interface Publishing {
  readonly payload: Payload;
  readonly store: DocStore;
  /** Code of the brand whose site asks. */
  readonly brand: string;
  /** Language of the site's addresses, as asked. */
  readonly lang: Lang;
  /** Language of the text: English where the document isn't translated. */
  readonly textLang: Lang;
  readonly now: Date;
  /** Collects everything that the answer was made of. */
  readonly tags: Set<string>;
}

/** Begins an answer in a brand's language. */
export const publishingFor = (
  payload: Payload,
  brand: string,
  lang: Lang,
  now = new Date(),
): Publishing => ({
  payload,
  store: getDocStore(payload),
  brand,
  lang,
  textLang: lang,
  now,
  tags: new Set(),
});

/** A relation at depth 0: an id, nothing, or a document where Payload populated it. */
export type Reference = number | { id: number } | null | undefined;
const referenceId = (reference: Reference): number | undefined =>
  (typeof reference === 'object' ? reference?.id : reference) ?? undefined;

/**
 * A related document in all languages; tags the answer with it. Undefined where the relation
 * dangles.
 */
export async function storedRelated<S extends StoredSlug>(
  p: Publishing,
  slug: S,
  reference: Reference,
): Promise<Stored<S> | undefined> {
  const id = referenceId(reference);
  if (id === undefined) return undefined;
  p.tags.add(docTag(slug, id));
  return p.store.get(slug, id);
}

/** A related document in the language of the text. */
export async function related<S extends StoredSlug>(
  p: Publishing,
  slug: S,
  reference: Reference,
): Promise<DataFromCollectionSlug<S> | undefined> {
  const doc = await storedRelated(p, slug, reference);
  return doc && inLanguage(doc, p.textLang, neededTexts[slug]);
}

/** The entries that are there. */
export async function present<T>(promises: Iterable<Promise<T | undefined>>): Promise<T[]> {
  const entries = await Promise.all(promises);
  return entries.filter((entry) => entry !== undefined);
}
