import { brandByCode } from '@concierge/brands/registry';
import {
  type FacetName,
  type FinderAnswer,
  type FinderQuery,
  facetNames,
  type SortOrder,
} from '@concierge/contract/finder';
import { nextIntake } from '@concierge/contract/intake';
import type { Lang } from '@concierge/contract/lang';
import type { ProgramTeaser } from '@concierge/contract/program';
import { levelLabels, subjectLabels } from '@concierge/contract/programLabels';
import { totalTuition } from '@concierge/contract/totalCost';
import { beginsWith, foldedWords, stem } from '../text/fold.ts';
import { facetValues } from './facts.ts';

/** Programmes on a page. */
export const finderPageSize = 24;

/** A programme with what the finder asks of it worked out once. */
export interface IndexedProgram {
  readonly program: ProgramTeaser;
  readonly values: Readonly<Record<FacetName, readonly string[]>>;
  readonly stems: ReadonlySet<string>;
  readonly words: readonly string[];
  /** What it is sorted by; what has no price or no intake stands last. */
  readonly places: Readonly<Record<SortOrder, number>>;
}

/** Prepares programmes of one brand and language for `find`; `today` is `YYYY-MM-DD`. */
export function indexPrograms(
  programs: readonly ProgramTeaser[],
  lang: Lang,
  today: string,
): IndexedProgram[] {
  const { compare } = new Intl.Collator(lang);
  const byTitle = new Map(
    programs
      .toSorted((a, b) => compare(a.title, b.title))
      .map((program, place) => [program, place]),
  );
  return programs.map((program, index) => {
    const { facts } = program;
    const words = foldedWords(visibleTexts(program, lang).join(' '));
    const places = {
      relevance: index,
      title: byTitle.get(program) ?? 0,
      duration: facts.duration_months,
      fee: totalTuition(facts, today) ?? Number.MAX_SAFE_INTEGER,
      intake: Date.parse(nextIntake(facts.intakes, today)?.date ?? '9999-12-31'),
    };
    return {
      program,
      values: facetValues(program, today),
      words,
      stems: new Set(words.map((word) => stem(word, lang))),
      places,
    };
  });
}

/** What visitors read of a programme in the finder: its own texts, school, places and labels. */
const visibleTexts = (program: ProgramTeaser, lang: Lang) => [
  program.title,
  program.field_lead,
  program.field_edu_credential_awarded,
  ...program.facts.career_outcomes,
  brandByCode(program.facts.school)?.name,
  ...program.facts.campuses.map(({ title }) => title),
  levelLabels[lang][program.facts.level],
  subjectLabels[lang][program.facts.subject],
];

/**
 * A page of the programmes that fit a query, with the counts that each further choice would leave.
 */
export function find(
  programs: readonly IndexedProgram[],
  query: FinderQuery,
  lang: Lang,
): Omit<FinderAnswer, 'asked'> {
  const words = foldedWords(query.text).map((word) => ({
    word,
    stem: stem(word, lang),
    // Mürren is folded to murren, and is Muerren to those who have no umlauts.
    umlauts: word.replace(/([aou])e/g, '$1'),
  }));
  const narrowing = facetNames.filter((name) => query.chosen[name]?.length);
  const counts = new Map(
    facetNames.map((name) => [
      name,
      new Map((query.chosen[name] ?? []).map((value) => [value, 0])),
    ]),
  );
  const found: IndexedProgram[] = [];
  for (const entry of programs) {
    if (!hasAllWords(entry, words)) continue;
    const against = narrowing.filter(
      (name) => !query.chosen[name]?.some((value) => entry.values[name].includes(value)),
    );
    if (against.length === 0) found.push(entry);
    // A facet counts what all others leave: everything of what fits, and of what fits but for this
    // facet.
    const counted = against.length === 0 ? facetNames : against.length === 1 ? against : [];
    for (const name of counted) countInto(counts.get(name), entry.values[name]);
  }
  const { sort, page } = query;
  found.sort((a, b) => a.places[sort] - b.places[sort] || a.places.title - b.places.title);
  return {
    items: found
      .slice((page - 1) * finderPageSize, page * finderPageSize)
      .map(({ program }) => program),
    total: found.length,
    pages: Math.max(1, Math.ceil(found.length / finderPageSize)),
    facets: facetNames.map((name) => ({
      name,
      values: listed(counts.get(name) ?? new Map(), query.chosen[name] ?? []),
    })),
  };
}

/** Every word of the text stands in the programme, inflected or begun. */
const hasAllWords = (
  { words, stems }: IndexedProgram,
  queryWords: readonly { word: string; stem: string; umlauts: string }[],
): boolean =>
  queryWords.every(
    ({ word, stem: root, umlauts }) =>
      stems.has(root) || words.some((indexed) => indexed === umlauts || beginsWith(indexed, word)),
  );

function countInto(counts: Map<string, number> | undefined, values: readonly string[]): void {
  for (const value of values) counts?.set(value, (counts.get(value) ?? 0) + 1);
}

const { compare: byValue } = new Intl.Collator('en', { numeric: true });

const listed = (counts: ReadonlyMap<string, number>, chosen: readonly string[]) =>
  [...counts]
    .sort(([a], [b]) => byValue(a, b))
    .map(([value, count]) => ({ value, count, chosen: chosen.includes(value) }));
