import type { Uses } from './UseList.tsx';

/** Documents whose uses are asked for at most, each with a call. */
export const maxAsked = 100;

/** Documents of a list, of which only the first are asked for. */
export interface Listed {
  readonly ids: readonly string[];
  readonly total: number;
}

/** The ids of the first documents that a list's query finds, and how many it finds. */
export async function loadListed(
  collectionSlug: string,
  query: string,
  signal: AbortSignal,
): Promise<Listed> {
  const reply = await fetch(`/api/${collectionSlug}?${query}`, { signal });
  if (!reply.ok) return { ids: [], total: 0 };
  const { docs, totalDocs } = (await reply.json()) as {
    docs: { id: number | string }[];
    totalDocs: number;
  };
  return { ids: docs.map(({ id }) => String(id)), total: totalDocs };
}

/**
 * Where documents are used by others: each use once, without those by a document that goes, too.
 */
export async function loadUses(
  collectionSlug: string,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Uses> {
  const load = async (id: string): Promise<Uses> => {
    const reply = await fetch(`/api/${collectionSlug}/${id}/used-in`, { signal });
    return reply.ok ? ((await reply.json()) as Uses) : { uses: [], hidden: 0 };
  };
  const all = await Promise.all(ids.map(load));
  const uses = all
    .flatMap((one) => one.uses)
    .filter(({ collection, id }) => collection !== collectionSlug || !ids.includes(String(id)));
  const each = new Map(uses.map((use) => [`${use.collection}:${use.id}`, use]));
  return { uses: [...each.values()], hidden: all.reduce((sum, { hidden }) => sum + hidden, 0) };
}
