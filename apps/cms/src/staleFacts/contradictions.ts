import { validFees } from '@concierge/contract/fees';
import { openIntakes } from '@concierge/contract/intake';
import type { Lang } from '@concierge/contract/lang';
import type { ProgramFacts } from '@concierge/contract/program';
import { totalCost, totalTuition } from '@concierge/contract/totalCost';
import {
  datesIn,
  type FactInText,
  plain,
  type Span,
  spansIn,
  sumsIn,
  wholeWordPattern,
} from './factsInText.ts';
import { type FactName, factWords } from './words.ts';

/** A fact that running text tells otherwise than the programme's record does. */
export interface Contradiction {
  readonly fact: FactName;
  /** As it stands in the text. */
  readonly said: string;
  /**
   * What the record has: CHF, `months`, `YYYY-MM-DD`, states of seats; none where no price holds.
   */
  readonly actual: readonly (string | number)[];
  readonly sentence: string;
}
type Facts = Pick<
  ProgramFacts,
  'fees' | 'semesters' | 'duration_months' | 'internship' | 'intakes'
>;

/**
 * What running text says of a programme's tuition, duration, internship, starts, deadlines and
 * seats that its facts deny on a day. A sentence counts only where its words say which fact it
 * means: a warning that is often wrong would soon be read by nobody.
 */
export function contradictions(
  facts: Facts,
  texts: readonly string[],
  lang: Lang,
  today: string,
): Contradiction[] {
  const found = texts
    .flatMap(toSentences)
    .flatMap((sentence) => inSentence(facts, sentence, lang, today));
  return [...new Map(found.map((one) => [`${one.fact} ${one.said}`, one])).values()];
}

/** `Fr. 500` and `2027 г. следующий` are no ends of sentences. */
const toSentences = (text: string): string[] =>
  plain(text)
    .replaceAll(/\bS?Fr\. ?(?=\d)/g, 'CHF ')
    .split(/(?<=[!?؟…;؛])\s+|(?<=\.)\s+(?![\p{Ll}\d])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

function inSentence(facts: Facts, sentence: string, lang: Lang, today: string): Contradiction[] {
  const { about, otherSums, otherSpans } = factWords[lang];
  const isMentioned = (pattern: string) => wholeWordPattern(pattern).test(sentence);
  const denied = <T>(
    fact: FactName,
    said: readonly FactInText<T>[],
    actual: Contradiction['actual'],
    holds: (value: T) => boolean,
  ) =>
    said
      .filter(({ value }) => !holds(value))
      .map(({ text }): Contradiction => ({ fact, said: text, actual, sentence }));
  const found: Contradiction[] = [];

  if (isMentioned(about.tuition) && !isMentioned(otherSums) && facts.fees.length > 0) {
    const sums = sumsThatHold(facts, today);
    found.push(
      ...denied('tuition', sumsIn(sentence, lang), sums.slice(0, 2), (value) =>
        sums.includes(value),
      ),
    );
  }
  if (isMentioned(about.duration) && !isMentioned(otherSpans))
    found.push(
      ...denied('duration', spansIn(sentence, lang), [facts.duration_months], (span) =>
        isLong(facts, span),
      ),
    );
  const { internship } = facts;
  if (internship && isMentioned(about.internship)) {
    const inMonths = spansIn(sentence, lang).filter(({ value }) => value.unit === 'months');
    // Two internships of six months are twelve.
    found.push(
      ...denied(
        'internship',
        inMonths,
        [internship.months],
        ({ count }) => count > 0 && internship.months % count === 0,
      ),
    );
  }
  const days = [
    ...(isMentioned(about.start) ? facts.intakes.map(({ date }) => date) : []),
    ...(isMentioned(about.deadline)
      ? facts.intakes.map((intake) => intake.application_deadline)
      : []),
  ];
  const fact = isMentioned(about.deadline) ? 'deadline' : 'start';
  if (days.length > 0)
    found.push(
      ...denied(fact, datesIn(sentence, lang), days, (said) =>
        days.some((day) => names(said, day)),
      ),
    );
  return [...found, ...ofSeats(facts, sentence, lang, today)];
}

/**
 * Tuition of a semester, of all of them, of a year, and what all of it costs, by the prices that
 * hold; the first two say it best.
 */
function sumsThatHold(facts: Facts, today: string): number[] {
  const [total, cost] = [totalTuition(facts, today), totalCost(facts, today)];
  const semesters = (cost?.semesters ?? []).map((lines) =>
    lines.reduce((sum, { kind, amount }) => sum + (kind === 'tuition' ? amount : 0), 0),
  );
  const years = semesters.map((amount, index) => amount + (semesters[index + 1] ?? 0));
  const listed = validFees(facts.fees, today).map(({ amount }) => amount);
  const all = [semesters[0], total, ...semesters, ...years, ...listed, cost?.total, cost?.net];
  return [...new Set(all.filter((sum) => sum !== undefined))];
}

/** Whether a span is the programme's, in its unit. */
function isLong({ duration_months: months, semesters }: Facts, { unit, count }: Span): boolean {
  if (unit === 'months') return count === months;
  return unit === 'years' ? count === months / 12 : count === semesters;
}

/** Whether `2027-09`, `-09-06` or `2027-09-06` is said of a day. */
const names = (said: string, day: string): boolean =>
  day.startsWith(said) || (said.startsWith('-') && day.endsWith(said));

function ofSeats({ intakes }: Facts, sentence: string, lang: Lang, today: string): Contradiction[] {
  const coming = intakes.filter(({ date }) => date >= today);
  if (coming.length === 0 || openIntakes(intakes, today).length === 0) return [];
  const actual = [...new Set(coming.map(({ seats }) => seats))];
  return Object.entries(factWords[lang].seats).flatMap(([state, pattern]) => {
    const [said] = sentence.match(wholeWordPattern(pattern)) ?? [];
    return said && !actual.some((seats) => seats === state)
      ? [{ fact: 'seats' as const, said, actual, sentence }]
      : [];
  });
}
