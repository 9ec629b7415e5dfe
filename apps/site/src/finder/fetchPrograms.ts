import {
  everything,
  type FinderAnswer,
  type FinderQuery,
  facetNames,
  finderAnswerSchema,
} from '@concierge/contract/finder';
import type { ProgramTeaser } from '@concierge/contract/program';
import { allPages } from '../content/allPages.ts';
import { fetchData } from '../content/backend/helper.ts';
import type { PageContext } from '../content/pageContext.ts';

/** Tags of what programmes are made of: each names its campuses. */
export const programTags: readonly string[] = ['list:program', 'list:campus'];

/**
 * Asks the backend for programmes of this brand and language; undefined where it can't answer.
 * `aliases` are asked for by name besides.
 */
export async function fetchPrograms(
  { brand, lang }: PageContext,
  query: FinderQuery,
  aliases: readonly string[] = [],
): Promise<FinderAnswer | undefined> {
  const facets = Object.fromEntries(
    facetNames.map((name) => [name, query.chosen[name]?.join(',')]),
  );
  const parameters = {
    lang,
    q: query.text || undefined,
    sort: query.sort,
    page: String(query.page),
    ...facets,
    alias: aliases.join(',') || undefined,
  };
  return fetchData('/programs', { brand, query: parameters }, finderAnswerSchema);
}

/** Every programme of this brand; undefined where the backend can't answer. */
export const allPrograms = (context: PageContext): Promise<ProgramTeaser[] | undefined> =>
  allPages((page) => fetchPrograms(context, { ...everything, page }));
