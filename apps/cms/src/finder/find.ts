import { semesterTuition } from '@concierge/contract/fees';
import { type FacetName, type FinderAnswer, type FinderQuery, facetNames, type SortOrder } from '@concierge/contract/finder';
import { nextIntake } from '@concierge/contract/intake';
import type { Lang } from '@concierge/contract/lang';
import type { ProgramTeaser } from '@concierge/contract/program';
import { stem, wordsOf } from '../search/fold.ts';
import { facetValuesOf } from './facts.ts';

/** A programme with what the finder asks of it worked out once. */
export interface IndexedProgram {
  readonly program: ProgramTeaser;
  readonly values: Readonly<Record<FacetName, readonly string[]>>;
  readonly stems: ReadonlySet<string>;
  readonly words: readonly string[];
}

/** Prepares programmes of one brand and language for `find`; `today` is `YYYY-MM-DD`. */
export function indexPrograms(programs: readonly ProgramTeaser[], lang: Lang, today: string): IndexedProgram[] {
  return programs.map((program) => {
    const words = wordsOf(
      [program.title, program.field_lead, program.field_edu_credential_awarded, ...program.facts.career_outcomes].join(' '),
    );
    return { program, values: facetValuesOf(program, today), words, stems: new Set(words.map((word) => stem(word, lang))) };
  });
}

/** The programmes that fit a query, with the counts that each further choice would leave. */
export function find(programs: readonly IndexedProgram[], query: FinderQuery, lang: Lang, today: string): Omit<FinderAnswer, 'asked'> {
  const named = programs.filter((entry) => speaksOf(entry, query.text, lang));
  const fits = (entry: IndexedProgram, except?: FacetName) =>
    facetNames.every(
      (name) => name === except || !query.chosen[name]?.length || query.chosen[name].some((value) => entry.values[name].includes(value)),
    );
  const found = named.filter((entry) => fits(entry)).sort(orders(today)[query.sort]);
  const facets = facetNames.map((name) => ({
    name,
    values: count(
      named.filter((entry) => fits(entry, name)),
      name,
      query.chosen[name] ?? [],
    ),
  }));
  return { items: found.map(({ program }) => program), total: found.length, facets };
}

/** Every word of the text stands in the programme, inflected or begun. */
function speaksOf({ words, stems }: IndexedProgram, text: string, lang: Lang): boolean {
  return wordsOf(text).every((word) => stems.has(stem(word, lang)) || words.some((known) => known.startsWith(word)));
}

function count(programs: readonly IndexedProgram[], name: FacetName, chosen: readonly string[]) {
  const counts = new Map<string, number>(chosen.map((value) => [value, 0]));
  for (const { values } of programs) for (const value of values[name]) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([value, n]) => ({ value, count: n, chosen: chosen.includes(value) }));
}

type Order = (a: IndexedProgram, b: IndexedProgram) => number;

const orders = (today: string): Record<SortOrder, Order> => {
  const byTitle: Order = (a, b) => a.program.title.localeCompare(b.program.title);
  const by =
    (key: (program: ProgramTeaser) => number): Order =>
    (a, b) =>
      key(a.program) - key(b.program) || byTitle(a, b);
  return {
    relevance: () => 0,
    title: byTitle,
    duration: by((program) => program.facts.duration_months),
    // What has no price or no intake stands last.
    fee: by((program) => semesterTuition(program.facts.fees, today) ?? Number.MAX_SAFE_INTEGER),
    intake: by((program) => Date.parse(nextIntake(program.facts.intakes, today)?.date ?? '9999-12-31')),
  };
};
