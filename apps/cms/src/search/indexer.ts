import { setTimeout as sleep } from 'node:timers/promises';
import { type Lang, langs } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { changeBus } from '../changes/changeBus.ts';
import { catchUp } from '../changes/freshness.ts';
import { inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import { publishNode } from '../publish/page/node.ts';
import { isTranslated, pathOf } from '../publish/page/path.ts';
import { publishingFor } from '../publish/publishing.ts';
import { newestChange } from '../runtime/database.ts';
import type { Page } from '../runtime/payload-types.ts';
import { plainText } from '../text/plainText.ts';
import { searchOf } from './searchOf.ts';
import type { SearchDocument } from './store.ts';

/** Pages of a brand's site that nobody looks for. */
const unsearchable = /^\/(thank-you|livechat-confirmation)\//;

/** Pages that a rebuild indexes at once. */
const batch = 50;

/** Brings the index of pages in step with what is published of them. */
async function indexPages(payload: Payload, ids: readonly number[]): Promise<void> {
  const pages = new Map<number, SearchDocument[]>();
  for (const id of ids) pages.set(id, await publishedDocuments(payload, id));
  await searchOf(payload).store.put(pages);
}

async function publishedDocuments(payload: Payload, id: number): Promise<SearchDocument[]> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { equals: id }, _status: { equals: 'published' } },
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const [page] = docs;
  return page ? documentsOf(payload, page as Page) : [];
}

async function documentsOf(payload: Payload, page: Page): Promise<SearchDocument[]> {
  const stored = inAllLanguages(page);
  const brands = page.field_domain_access;
  const translated = langs.filter(
    (lang) => isTranslated(stored, lang) && !unsearchable.test(pathOf(stored, lang)),
  );
  return Promise.all(
    translated.map(async (lang: Lang) => {
      const node = await publishNode(publishingFor(payload, brands[0] ?? 'SEG', lang), stored);
      const spoken = inLanguage(stored, lang);
      return {
        page: page.id,
        lang,
        brands,
        bundle: node.type,
        alias: node.alias,
        title: node.title,
        lead: spoken.field_lead ?? '',
        body: plainText([
          node.body,
          node.field_blocks,
          node.field_application_body,
          node.program?.career_outcomes,
          node.event?.Description,
        ]),
        ...(node.news ? { date: node.news.date } : {}),
      };
    }),
  );
}

/** Indexes every published page anew, with progress. */
export async function rebuildIndex(payload: Payload): Promise<void> {
  await searchOf(payload).store.clear();
  const { docs } = await payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    select: { title: true },
    depth: 0,
    pagination: false,
    limit: 1_000_000,
    overrideAccess: true,
  });
  for (let index = 0; index < docs.length; index += batch) {
    const ids = docs.slice(index, index + batch).map(({ id }) => id);
    await indexPages(payload, ids);
    payload.logger.info(
      `search: ${Math.min(index + batch, docs.length)} of ${docs.length} pages indexed`,
    );
  }
}

/**
 * Milliseconds that a start waits for an index that has to be made; more pages than fit into them
 * are found one after the other.
 */
const rebuildTimeoutMs = 15_000;

/**
 * Makes the index where it is missing or out of step, and follows the changes that this process
 * makes.
 */
export async function startIndexer(payload: Payload): Promise<void> {
  const { store } = searchOf(payload);
  await store.ensure();
  const published = await payload.count({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    overrideAccess: true,
  });
  let seen = await newestChange(payload);
  const fail = (error: unknown) => payload.logger.error({ err: error }, 'search index');
  let running =
    (await store.pages()) < published.totalDocs * 0.9
      ? rebuildIndex(payload).catch(fail)
      : Promise.resolve();
  const follow = async () => {
    await catchUp(payload);
    const { docs } = await payload.find({
      collection: 'change-log',
      where: { id: { greater_than: seen } },
      sort: 'id',
      limit: 500,
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    const tags = new Set(docs.flatMap((change) => change.tags as string[]));
    await indexPages(
      payload,
      [...tags].filter((tag) => tag.startsWith('page:')).map((tag) => Number(tag.slice(5))),
    );
    seen = docs.at(-1)?.id ?? seen;
  };
  changeBus.on('change', () => {
    // After the transaction of the change has ended.
    running = running
      .then(() => sleep(50))
      .then(follow)
      .catch(fail);
  });
  await Promise.race([running, sleep(rebuildTimeoutMs, undefined, { ref: false })]);
}
