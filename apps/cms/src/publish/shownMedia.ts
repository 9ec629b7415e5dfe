import type { Payload } from 'payload';
import { catchUp } from '../changes/freshness.ts';
import { globalSingleton } from '../runtime/globalSingleton.ts';
import { mediaIn, mediaNamesOf } from './mediaIn.ts';

/** What is known of which files something published shows. */
interface Shown {
  /** Found by going through all that is published, at `generation` of the changes. */
  walked: ReadonlySet<number>;
  generation: number | undefined;
  /** No walk begins before this time, so that they take a small part of the time at any size. */
  restUntil: number;
  running: Promise<void> | undefined;
  /** Shown by an answer that a site was given since, or by a preview; until when that holds. */
  readonly noted: Map<number, number>;
}

const states = globalSingleton('shownMedia', () => new WeakMap<Payload, Shown>());
const pageSize = 200;
/** A walk is followed by a rest of so many times its length. */
const restFactor = 20;
const hour = 3_600_000;

function stateOf(payload: Payload): Shown {
  const cached = states.get(payload);
  if (cached) return cached;
  const fresh: Shown = {
    walked: new Set(),
    generation: undefined,
    restUntil: 0,
    running: undefined,
    noted: new Map(),
  };
  states.set(payload, fresh);
  return fresh;
}

/**
 * Notes the files that an answer's tags name: a site that is given it asks for them next. A
 * preview's are shown for an hour, too.
 */
export function noteShownMedia(payload: Payload, tags: Iterable<string>): void {
  const { noted } = stateOf(payload);
  for (const tag of tags)
    if (tag.startsWith('media:')) noted.set(Number(tag.slice('media:'.length)), Date.now() + hour);
}

/** True where something published shows a file of the library, or a preview of the last hour. */
export async function isShownMedia(payload: Payload, filename: string): Promise<boolean> {
  const where = { filename: { equals: filename } };
  const { docs } = await payload.find({
    collection: 'media',
    where,
    select: { filename: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const id = docs[0]?.id;
  if (id === undefined) return false;
  const state = stateOf(payload);
  if ((state.noted.get(id) ?? 0) > Date.now()) return true;
  const { generation } = await catchUp(payload);
  if (
    state.generation !== generation &&
    (state.generation === undefined || Date.now() >= state.restUntil)
  ) {
    state.running ??= walk(payload, state, generation).finally(() => {
      state.running = undefined;
    });
  }
  await state.running;
  return state.walked.has(id);
}

async function walk(payload: Payload, state: Shown, generation: number): Promise<void> {
  const began = Date.now();
  const found = new Set<number>();
  for (const { config } of Object.values(payload.collections)) {
    const names = mediaNamesOf(config.fields);
    if (names.size === 0 || config.slug.startsWith('payload-')) continue;
    const where = config.versions?.drafts ? { _status: { equals: 'published' } } : {};
    for (let page = 1, more = true; more; page += 1) {
      const query = {
        collection: config.slug,
        where,
        sort: 'id',
        limit: pageSize,
        page,
        depth: 0,
        locale: 'all',
        overrideAccess: true,
      } as const;
      const { docs, hasNextPage } = await payload.find(query);
      for (const doc of docs) for (const id of mediaIn(doc, names)) found.add(id);
      more = hasNextPage;
    }
  }
  const now = Date.now();
  for (const [id, until] of state.noted) if (until < now) state.noted.delete(id);
  Object.assign(state, { walked: found, generation, restUntil: now + (now - began) * restFactor });
}
