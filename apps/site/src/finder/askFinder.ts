import { type FinderAnswer, type FinderQuery, facetNames, finderAnswerSchema } from '@concierge/contract/finder';
import { callBackend } from '../content/backend.ts';
import type { PageContext } from '../content/pageContext.ts';
import { log } from '../server/log.ts';

/** Asks the backend for programmes of this brand and language; undefined where it can't answer. `aliases` are asked for by name besides. */
export async function askFinder(
  { brand, lang }: PageContext,
  query: FinderQuery,
  aliases: readonly string[] = [],
): Promise<FinderAnswer | undefined> {
  const facets = Object.fromEntries(facetNames.map((name) => [name, query.chosen[name]?.join(',')]));
  try {
    const answer = await callBackend('/programs', {
      brand,
      query: { lang, q: query.text || undefined, sort: query.sort, ...facets, alias: aliases.join(',') || undefined },
    });
    return finderAnswerSchema.parse(answer.data);
  } catch (error) {
    log.error({ brand: brand.code, err: error }, 'finder failed');
    return undefined;
  }
}
