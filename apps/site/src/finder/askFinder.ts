import { type FinderAnswer, type FinderQuery, facetNames, finderAnswerSchema } from '@concierge/contract/finder';
import { callHelper } from '../content/helper.ts';
import type { PageContext } from '../content/pageContext.ts';

/** Asks the backend for programmes of this brand and language; undefined where it can't answer. `aliases` are asked for by name besides. */
export async function askFinder(
  { brand, lang }: PageContext,
  query: FinderQuery,
  aliases: readonly string[] = [],
): Promise<FinderAnswer | undefined> {
  const facets = Object.fromEntries(facetNames.map((name) => [name, query.chosen[name]?.join(',')]));
  const result = await callHelper('/programs', {
    brand,
    query: {
      lang,
      q: query.text || undefined,
      sort: query.sort,
      page: String(query.page),
      ...facets,
      alias: aliases.join(',') || undefined,
    },
  });
  return result && 'data' in result ? finderAnswerSchema.safeParse(result.data).data : undefined;
}
