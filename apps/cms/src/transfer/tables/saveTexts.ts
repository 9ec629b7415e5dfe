import { defaultLang, type Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { isRecord } from '../../runtime/isRecord.ts';
import { comparable } from '../stableJson.ts';
import { everyLanguage } from '../unnoticed.ts';
import { spokenIn, type Texts } from './lineTexts.ts';
import { refuseDrafts } from './refuseDrafts.ts';
import type { LineOutcome, TableOptions } from './Table.ts';

type Slug = 'pages' | 'campaigns';
interface Stored {
  readonly id: number;
  readonly type?: string | null;
  readonly _status?: string | null;
}

/**
 * Saves what a line says of a document, in English first and then in each other language; as a
 * draft where its collection has them, which is published at the end where that is wanted. One that
 * says all of it already is left alone. Throws a Refusal, before anything is written, for one that
 * would be published with the draft of a person.
 */
export async function saveTexts(
  payload: Payload,
  collection: Slug,
  present: Stored | undefined,
  texts: Texts,
  { publish }: TableOptions,
): Promise<LineOutcome> {
  const draft = collection === 'pages';
  if (draft && publish && present) await refuseDrafts(payload, collection, present.id);
  const spoken = spokenIn(texts);
  const changed = spoken.filter((lang) => !present || !holds(present, texts[lang], lang));
  const publishes = draft && publish && present?._status !== 'published';
  if (present && changed.length === 0 && !publishes) return 'same';
  const own = { collection, depth: 0, overrideAccess: true } as const;
  let id = present?.id;
  for (const locale of changed) {
    const data = { ...texts[locale], ...(draft && { _status: 'draft' }) } as never;
    if (id !== undefined) await payload.update({ ...own, id, locale, draft, data });
    else ({ id } = await payload.create({ ...own, locale, draft, data }));
  }
  if (draft && publish && id !== undefined)
    for (const locale of spoken)
      await payload.update({ ...own, id, locale, data: { _status: 'published' } as never });
  return present ? 'changed' : 'created';
}

/** The newest state of the one document that a condition finds, texts by language. */
export async function findStored(
  payload: Payload,
  collection: Slug,
  where: Parameters<Payload['find']>[0]['where'],
): Promise<Stored | undefined> {
  const { docs } = await payload.find({
    collection,
    where: where ?? {},
    locale: everyLanguage,
    draft: collection === 'pages',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0] as Stored | undefined;
}

/** Whether a stored value is this one already, in this language. */
function holds(stored: unknown, wanted: unknown, lang: Lang): boolean {
  if (isRecord(wanted))
    return (
      isRecord(stored) &&
      Object.entries(wanted).every(([name, value]) => holds(stored[name], value, lang))
    );
  const own = isRecord(stored) ? stored[lang] : stored;
  return comparable(own ?? null) === comparable(wanted ?? null);
}

/** The texts with more values of the English document, such as those of all languages. */
export const withMore = (texts: Texts, more: Readonly<Record<string, unknown>>): Texts => ({
  ...texts,
  [defaultLang]: { ...texts[defaultLang], ...more },
});
