import { type Applicant, languageLevels } from './applicant.ts';
import { nextIntake, openIntakes } from './intake.ts';
import type { ProgramFacts } from './program.ts';

type Requirement = ProgramFacts['requirements'][number];
type Intake = ProgramFacts['intakes'][number];
type Level = (typeof languageLevels)[number];
/** What of a way into a programme is judged by. */
export type Rule = Pick<
  Requirement,
  'accepts' | 'considers' | 'countries' | 'language_level' | 'minimum_age'
>;

/** From the best to the worst: fulfilled, a person has to look at it, not fulfilled. */
const verdicts = ['met', 'ask', 'missing'] as const;
export type Verdict = (typeof verdicts)[number];
export interface Criterion {
  readonly name: 'qualification' | 'country' | 'language' | 'age';
  readonly verdict: Verdict;
}

/**
 * What comes of it: the way in that fits best, what of it is fulfilled, and the next intake that
 * can be reached.
 */
export interface Eligibility<R extends Rule = Requirement> {
  readonly verdict: Verdict;
  /** Undefined where the programme names no requirements: then admissions are asked. */
  readonly way: R | undefined;
  readonly criteria: readonly Criterion[];
  /**
   * Where the best way leaves the qualification to a person: one that the qualification fulfils,
   * and what is missing for it can be learnt or waited for.
   */
  readonly secondWay?: { readonly way: R; readonly criteria: readonly Criterion[] } | undefined;
  /** Undefined where none is open, or where the qualification itself is missing. */
  readonly intake: Intake | undefined;
}

/** Months of study that one level of a language takes. */
const monthsALevel = 6;

/**
 * Whether an applicant can apply on a day (`YYYY-MM-DD`), by the way into the programme that fits
 * best.
 */
export function eligibility<R extends Rule>(
  {
    requirements,
    intakes,
  }: { readonly requirements: readonly R[]; readonly intakes: readonly Intake[] },
  applicant: Applicant,
  today: string,
): Eligibility<R> {
  const judged = requirements.map((way) => ({ way, criteria: ruleCriteria(way, applicant) }));
  const [best] = judged.sort((a, b) => weight(a.criteria) - weight(b.criteria));
  if (!best)
    return { verdict: 'ask', way: undefined, criteria: [], intake: nextIntake(intakes, today) };
  const secondWay = isQualified(best.criteria)
    ? undefined
    : judged.find(({ criteria }) => isQualified(criteria));
  return {
    ...best,
    secondWay,
    verdict: worst(best.criteria),
    intake: reachable(intakes, best.way, best.criteria, applicant, today),
  };
}

/**
 * The level that a requirement asks for, by its CEFR name or its IELTS score; undefined where it
 * names neither.
 */
export function requiredLevel({
  language_level = '',
}: Pick<Rule, 'language_level'>): Level | undefined {
  const named = /\b[ABC][12]\b/.exec(language_level)?.[0];
  const score = Number(
    /IELTS\D*(\d(?:[.,]\d)?)/i.exec(language_level)?.[1]?.replace(',', '.') ?? 0,
  );
  return (
    languageLevels.find((level) => level === named) ??
    ieltsBands.find(([from]) => score >= from)?.[1]
  );
}

const ieltsBands = [
  [8.5, 'C2'],
  [7, 'C1'],
  [5.5, 'B2'],
  [4, 'B1'],
] as const;

function ruleCriteria(way: Rule, applicant: Applicant): Criterion[] {
  const qualification = qualificationVerdict(way, applicant);
  const isAccepted = way.countries.length === 0 || way.countries.includes(applicant.country);
  return [
    { name: 'qualification', verdict: qualification },
    // Where a certificate was made matters only once it is the right one.
    ...(qualification === 'missing'
      ? []
      : [{ name: 'country', verdict: isAccepted ? 'met' : 'ask' } as const]),
    { name: 'language', verdict: languageVerdict(way, applicant) },
    { name: 'age', verdict: applicant.age >= (way.minimum_age ?? 0) ? 'met' : 'missing' },
  ];
}

/** A way without rules, and a qualification that has no name here, are for a person to judge. */
function qualificationVerdict({ accepts, considers }: Rule, { qualification }: Applicant): Verdict {
  const has = (list: readonly string[]) => list.includes(qualification);
  if (has(accepts)) return 'met';
  return has(considers) || qualification === 'another' || accepts.length + considers.length === 0
    ? 'ask'
    : 'missing';
}

function languageVerdict(way: Rule, { level }: Applicant): Verdict {
  if (!way.language_level || level === 'native') return 'met';
  const required = requiredLevel(way);
  if (level === 'unknown' || required === undefined) return 'ask';
  return levelRank(level) >= levelRank(required) ? 'met' : 'missing';
}

const levelRank = (level: string): number => (languageLevels as readonly string[]).indexOf(level);

const worst = (criteria: readonly Criterion[]): Verdict =>
  verdicts.findLast((verdict) => criteria.some((criterion) => criterion.verdict === verdict)) ??
  'met';

const isQualified = (criteria: readonly Criterion[]): boolean =>
  criteria.some(({ name, verdict }) => name === 'qualification' && verdict === 'met');

/** One thing missing outweighs any number of questions. */
const weight = (criteria: readonly Criterion[]): number =>
  criteria.reduce(
    (sum, { verdict }) => sum + (verdict === 'missing' ? 10 : verdict === 'ask' ? 1 : 0),
    0,
  );

/**
 * The first open intake for which a language can still be learnt, and at which the applicant is old
 * enough.
 */
function reachable(
  intakes: readonly Intake[],
  way: Rule,
  criteria: readonly Criterion[],
  { level, age }: Applicant,
  today: string,
): Intake | undefined {
  const isNotFound = (name: Criterion['name']) =>
    criteria.some((criterion) => criterion.name === name && criterion.verdict === 'missing');
  if (isNotFound('qualification')) return undefined;
  const open = openIntakes(intakes, today);
  const required = requiredLevel(way);
  const steps = required && isNotFound('language') ? levelRank(required) - levelRank(level) : 0;
  const years = isNotFound('age') ? (way.minimum_age ?? 0) - age : 0;
  const ready = later(today, steps * monthsALevel);
  const oldEnough = later(open[0]?.date ?? today, years * 12);
  return open.find(
    ({ date, application_deadline }) => application_deadline >= ready && date >= oldEnough,
  );
}

/** The day a number of months later; of a month that is too short, its last day. */
function later(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDay)))
    .toISOString()
    .slice(0, 10);
}
