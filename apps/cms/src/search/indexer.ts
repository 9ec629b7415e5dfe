import { setTimeout as sleep } from 'node:timers/promises';
import { registry } from '@concierge/brands/registry';
import type { Payload } from 'payload';
import { changeBus } from '../changes/changeBus.ts';
import { catchUp } from '../changes/freshness.ts';
import { readChanges } from '../changes/readChanges.ts';
import { newestChange } from '../runtime/database/database.ts';
import { mayHaveDuty, onDuty } from '../runtime/duty/onDuty.ts';
import { oneAtATime } from '../runtime/oneAtATime.ts';
import { perPayload } from '../runtime/perPayload.ts';
import { getSearch } from './getSearch.ts';
import { currentTextVersion, indexPages } from './indexPages.ts';
import { linkedPaths, pagesAt } from './linkNames.ts';
import { pagesWith } from './pagesWith.ts';

/** Where the id of the last change that the index has is stored, and what stands for a rebuild. */
const position = 'search:position';
const unfinished = -1;
/** Where it is stored which version of the pages' text the index has. */
const textVersion = 'search:text';
/** Where the pages are stored that could not be indexed, with how often that was tried. */
const failures = 'search:failures';
type Failures = Readonly<Record<string, number>>;
/** A page that fails so often waits for its next change. */
const maxTries = 10;
/** Where the paths are stored that each brand's menus and footer link to. */
const linked = 'search:linked';
type Linked = Readonly<Record<string, readonly string[]>>;

/** Indexes every published page anew, with progress. */
export const rebuildIndex = (payload: Payload): Promise<void> =>
  oneAtATime('search', () => rebuildNow(payload));

async function rebuildNow(payload: Payload): Promise<void> {
  const newest = await newestChange(payload);
  await catchUp(payload);
  // A rebuild that is cut short begins anew at the next start.
  await payload.kv.set(position, unfinished);
  await getSearch(payload).store.clear();
  const { docs } = await payload.find({
    collection: 'pages',
    where: { _status: { equals: 'published' } },
    select: { title: true },
    depth: 0,
    pagination: false,
    limit: 1_000_000,
    overrideAccess: true,
  });
  const ids = docs.map(({ id }) => id);
  await indexNoting(payload, ids, (done) =>
    payload.logger.info(`search: ${done} of ${docs.length} pages indexed`),
  );
  await getSearch(payload).store.count();
  await payload.kv.set(linked, await linkedBy(payload, new Set(registry.map(({ code }) => code))));
  await payload.kv.set(textVersion, currentTextVersion);
  await payload.kv.set(position, newest);
}

/** Indexes pages, and notes which of them failed. */
async function indexNoting(
  payload: Payload,
  ids: readonly number[],
  report?: (done: number) => void,
): Promise<void> {
  const before = (await payload.kv.get<Failures>(failures)) ?? {};
  const failed = await indexPages(payload, ids, report);
  const others = Object.entries(before).filter(([id]) => !ids.includes(Number(id)));
  const tried = failed.map((id) => [id, (before[id] ?? 0) + 1]);
  if (failed.length > 0 || others.length < Object.keys(before).length)
    await payload.kv.set(failures, Object.fromEntries([...others, ...tried]));
}

/** Pages that the index had at the last look while it was being made. */
const lastLook = perPayload('unfinishedSearch', () => ({ pages: -1 }));

/**
 * Indexes the pages again that failed. Makes the index anew where the process that was at it has
 * died: since the look before, a minute ago, it has indexed no page.
 */
export const mendIndex = (payload: Payload): Promise<void> =>
  oneAtATime('search', async () => {
    const look = lastLook(payload);
    const before = look.pages;
    look.pages = -1;
    if ((await payload.kv.get<number>(position)) !== unfinished) return tryFailed(payload);
    const pages = await getSearch(payload).store.pages();
    if (pages === before) await rebuildNow(payload);
    else look.pages = pages;
  });

async function tryFailed(payload: Payload): Promise<void> {
  const failed = Object.entries((await payload.kv.get<Failures>(failures)) ?? {});
  const again = failed.filter(([, tries]) => tries < maxTries).map(([id]) => Number(id));
  if (again.length === 0) return;
  await catchUp(payload);
  await indexNoting(payload, again);
}

const linkedBy = async (payload: Payload, brands: ReadonlySet<string>): Promise<Linked> =>
  Object.fromEntries(
    await Promise.all(
      [...brands].map(async (brand) => [brand, await linkedPaths(payload, brand)] as const),
    ),
  );

/** Collections whose texts are found on the pages that show them, by the tag of one document. */
const shown: Readonly<Record<string, string>> = {
  section: 'shared-sections',
  campaign: 'campaigns',
};
/** Tags of what names the pages of a brand's site. */
const naming: ReadonlySet<string | undefined> = new Set(['menu', 'footer']);

/** Indexes the pages that changes with these tags touch. */
async function indexTouched(payload: Payload, tags: ReadonlySet<string>): Promise<void> {
  const parts = [...tags].map((tag) => tag.split(':'));
  const own = parts.filter(([kind]) => kind === 'page').map(([, id]) => Number(id));
  const targets = parts.flatMap(([kind = '', id]) => (shown[kind] ? `${shown[kind]}:${id}` : []));
  const before = (await payload.kv.get<Linked>(linked)) ?? {};
  const now = await linkedBy(
    payload,
    new Set(parts.flatMap(([kind, brand = '']) => (naming.has(kind) ? brand : []))),
  );
  const named = await Promise.all(
    Object.entries(now).map(([brand, paths]) =>
      pagesAt(payload, brand, [...paths, ...(before[brand] ?? [])]),
    ),
  );
  const touched = [...own, ...(await pagesWith(payload, targets)), ...named.flat()];
  await indexNoting(payload, [...new Set(touched)]);
  if (named.length > 0) await payload.kv.set(linked, { ...before, ...now });
}

/**
 * Indexes what changed since the stored position; answers how many changes that were. One after the
 * other: of two at once, the slower would store what it read before the change that the other saw.
 */
export const indexChanges = (payload: Payload): Promise<number> =>
  oneAtATime('search', () => followNow(payload));

async function followNow(payload: Payload): Promise<number> {
  if (mayHaveDuty() && !onDuty(payload)) return 0;
  const newest = await newestChange(payload);
  let followed = 0;
  for (;;) {
    const seen = (await payload.kv.get<number>(position)) ?? 0;
    // Another process makes the index anew, and says at its end from where to follow.
    if (seen === unfinished || seen >= newest) return followed;
    await catchUp(payload);
    const changes = await readChanges(payload, seen, 500);
    const last = changes.at(-1)?.id;
    if (last === undefined) return followed;
    const tags = new Set(changes.flatMap((change) => change.tags));
    await indexTouched(payload, tags);
    if ((await payload.kv.get<number>(position)) === unfinished) return followed;
    await payload.kv.set(position, last);
    followed += changes.length;
  }
}

/**
 * Milliseconds that a start waits for an index that has to be made; more pages than fit into them
 * are found one after the other.
 */
const rebuildTimeoutMs = 15_000;
/**
 * Milliseconds between two looks at what other processes have changed, or this one by a transaction
 * that took longer.
 */
const lookMs = 1000;

/**
 * Makes the index where it is missing, unfinished or another version's, and follows the change log
 * from where it was followed last, so that a crash after a publication leaves nothing unfound. The
 * process on duty follows the changes of all; a command follows its own.
 */
export async function startIndexer(payload: Payload): Promise<void> {
  const { store } = getSearch(payload);
  await store.ensure();
  const fail = (error: unknown) => payload.logger.error({ err: error }, 'search index');
  let running: Promise<void>;
  const seen = await payload.kv.get<number>(position);
  if (
    seen === unfinished ||
    (await payload.kv.get(linked)) === null ||
    (await payload.kv.get<number>(textVersion)) !== currentTextVersion ||
    // As after a seed, which tells nobody of its pages.
    (await store.pages()) === 0
  )
    running = rebuildIndex(payload).catch(fail);
  else {
    if (seen === null) await payload.kv.set(position, await newestChange(payload));
    running = indexChanges(payload).then(() => undefined, fail);
  }
  const follow = () => {
    running = running.then(() => indexChanges(payload)).then(() => undefined, fail);
  };
  // After the transaction of the change has ended.
  changeBus.on('change', () => void sleep(50).then(follow));
  setInterval(follow, lookMs).unref();
  await Promise.race([running, sleep(rebuildTimeoutMs, undefined, { ref: false })]);
}
