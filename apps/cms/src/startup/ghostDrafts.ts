import { langs } from '@concierge/contract/lang';
import type { Payload, Where } from 'payload';
import { everyRow } from '../runtime/database/everyRow.ts';

/** Milliseconds that a document may stand without a title before it counts as left behind. */
const untitledTtlMs = 24 * 3_600_000;

const noTitleIn = (paths: readonly string[]): Where[] =>
  paths.map((path) => ({ [path]: { exists: false } }));
/**
 * What saves itself as soon as its form is opened, and where a document without a title has none.
 */
const untitledIn = {
  pages: noTitleIn(langs.map((lang) => `title.${lang}`)),
  'shared-sections': noTitleIn(['title']),
};

/**
 * Deletes documents that opening an empty form made and nobody gave a title in any language;
 * answers how many.
 */
export async function sweepGhostDrafts(payload: Payload, now = Date.now()): Promise<number> {
  const swept = await Promise.all(
    Object.entries(untitledIn).map(([slug, untitled]) =>
      sweep(payload, slug as keyof typeof untitledIn, untitled, now),
    ),
  );
  return swept.reduce((sum, count) => sum + count, 0);
}

async function sweep(
  payload: Payload,
  collection: keyof typeof untitledIn,
  noTitle: Where[],
  now: number,
): Promise<number> {
  const { docs } = await payload.find({
    collection,
    draft: true,
    where: {
      and: [
        { _status: { equals: 'draft' } },
        { updatedAt: { less_than: new Date(now - untitledTtlMs).toISOString() } },
        ...noTitle,
      ],
    },
    select: { title: true },
    depth: 0,
    limit: 500,
    pagination: false,
    overrideAccess: true,
  });
  const ids = docs.map(({ id }) => id);
  // What was published once stays, whatever its newest draft has lost.
  const untitled = {
    and: [{ id: { in: ids } }, { _status: { equals: 'draft' } }, ...noTitle],
  };
  if (ids.length === 0) return 0;
  const gone = await everyRow(
    payload.delete({ collection, where: untitled, depth: 0, overrideAccess: true }),
  );
  return gone.length;
}
