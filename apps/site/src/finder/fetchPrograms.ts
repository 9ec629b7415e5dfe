import {
  type FinderAnswer,
  type FinderQuery,
  facetNames,
  finderAnswerSchema,
  parseFinderQuery,
} from '@concierge/contract/finder';
import type { ProgramTeaser } from '@concierge/contract/program';
import { fetchData } from '../content/backend/helper.ts';
import type { PageContext } from '../content/pageContext.ts';

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

/** Pages of the finder that a calendar goes through at most. */
const mostPages = 50;

/**
 * Every programme of this brand, for a calendar that is subscribed to; undefined where the backend
 * can't answer.
 */
export async function allPrograms(context: PageContext): Promise<ProgramTeaser[] | undefined> {
  const everything = parseFinderQuery(new URLSearchParams());
  const programs: ProgramTeaser[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page += 1) {
    const answer = await fetchPrograms(context, { ...everything, page });
    if (!answer) return undefined;
    programs.push(...answer.items);
    pages = answer.pages;
  }
  return programs;
}
