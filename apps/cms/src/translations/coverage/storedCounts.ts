import { isLang } from '@concierge/contract/lang';
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { runSql } from '../../runtime/database/runSql.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { giveTurn } from '../../runtime/giveTurn.ts';
import { readProgress } from '../keptProgress.ts';
import { readAllTexts } from '../readTexts.ts';
import {
  type Countable,
  countTranslations,
  type TranslationCount,
  type TranslationCounts,
} from './states.ts';

const collection = 'translation-counts';
/** What the map of translations shows; of other collections nothing is counted. */
const counted = 'pages';

interface Row extends TranslationCount {
  readonly id: number;
  readonly page: number;
  readonly lang: string;
}

const countKey = ({ lang, texts, translated, outdated }: Omit<Row, 'id' | 'page'>): string =>
  JSON.stringify([lang, texts, translated, outdated]);

/**
 * Stores how far a document is translated, in the transaction of the request; reads what isn't
 * handed over. Rows that are right stay.
 */
export async function countTexts(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
  found?: Countable,
): Promise<void> {
  if (slug !== counted) return;
  const countable = found ?? (await readCountable(req, id));
  if (!countable) return;
  const { db } = req.payload;
  const own = sameTransaction(req);
  const where = { page: { equals: Number(id) } };
  const query = { collection, where, limit: 0, pagination: false, req: own } as const;
  const { docs } = await db.find<Row>(query);
  const rows = Object.entries(countTranslations(countable)).map(([lang, count]) => ({
    lang,
    ...count,
  }));
  if (String(docs.map(countKey).toSorted()) === String(rows.map(countKey).toSorted())) return;
  if (docs.length > 0) await db.deleteMany({ collection, where, req: own });
  for (const row of rows) {
    const data = { ...row, page: Number(id) };
    await db.create({ collection, data, req: own, returning: false });
  }
}

async function readCountable(
  req: PayloadRequest,
  id: number | string,
): Promise<Countable | undefined> {
  const { config } = req.payload.collections[counted];
  const texts = await readAllTexts(req, config, id);
  return texts && { ...texts, progress: await readProgress(req, counted, id) };
}

/** After a document was deleted for good. */
export async function forgetCounts(
  req: PayloadRequest,
  slug: CollectionSlug,
  id: number | string,
): Promise<void> {
  if (slug !== counted) return;
  const where = { page: { equals: Number(id) } };
  await req.payload.db.deleteMany({ collection, where, req: sameTransaction(req) });
}

/** How far pages are translated, by their ids. */
export async function loadCounts(
  { db }: Payload,
  ids: readonly number[],
): Promise<Map<number, TranslationCounts>> {
  const where = { page: { in: [...ids] } };
  const { docs } = await db.find<Row>({ collection, where, limit: 0, pagination: false });
  const counts = new Map<number, TranslationCounts>();
  for (const { page, lang, texts, translated, outdated } of docs)
    if (isLang(lang))
      counts.set(page, { ...counts.get(page), [lang]: { texts, translated, outdated } });
  return counts;
}

/** Counts published pages that were not counted: those from before it was done, or past hooks. */
export async function countUncounted(payload: Payload): Promise<void> {
  const rows = await runSql(
    payload,
    `select id from pages where _status = 'published'
      and not exists (select 1 from translation_counts c where c.page = pages.id) order by id`,
    [],
  );
  const req = await createLocalReq({}, payload);
  for (const { id } of rows) {
    await countTexts(req, counted, Number(id));
    await giveTurn();
  }
}

/** The same after a start, which it doesn't hold up; what is cut short is done by the next. */
export async function beginCounting(payload: Payload): Promise<void> {
  void countUncounted(payload).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'Translations could not be counted' }),
  );
}
