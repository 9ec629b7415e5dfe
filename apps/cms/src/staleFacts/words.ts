import type { Lang } from '@concierge/contract/lang';
import ar from './words/ar.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import ru from './words/ru.json' with { type: 'json' };

/** Facts of a programme that people also write into running text. */
export const factNames = [
  'tuition',
  'duration',
  'internship',
  'start',
  'deadline',
  'seats',
] as const;
export type FactName = (typeof factNames)[number];

/**
 * Words of one language by which a sentence is known to speak of a fact. Patterns stand in word
 * boundaries, case doesn't count.
 */
export interface FactWords {
  readonly about: Readonly<Record<Exclude<FactName, 'seats'>, string>>;
  /** Of sums that are not the tuition, and of spans that are not the programme's. */
  readonly otherSums: string;
  readonly otherSpans: string;
  readonly units: Readonly<Record<'months' | 'years' | 'semesters', string>>;
  /** Written-out numbers from 1; alternatives joined by `|`. */
  readonly numbers: readonly string[];
  readonly currency: string;
  readonly seats: Readonly<Record<'few' | 'waiting_list' | 'closed', string>>;
}

/** One JSON table a language in `words/`. */
export const factWords: Readonly<Record<Lang, FactWords>> = { en, es, ar, ru };
