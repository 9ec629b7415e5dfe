import type { CodePoints } from './codePoints.ts';
import type { PatternNode } from './parsePattern.ts';
import { UnsafePattern } from './UnsafePattern.ts';

/** Positions by number, and in how many ways a backtracking engine gets to each. */
export type Ways = Map<number, number>;

/**
 * The position automaton of a pattern, where each way of a backtracking engine is a path of its
 * own.
 */
export interface Automaton {
  /** What each position matches; a repetition has positions for each of its rounds. */
  readonly sets: readonly CodePoints[];
  /** Positions that a match may begin with. */
  readonly first: Ways;
  /** Positions that may come next, by position. */
  readonly next: readonly Ways[];
}

interface Fragment {
  readonly first: Ways;
  readonly last: Ways;
  /** Ways to match nothing. */
  readonly empty: number;
}

const positionLimit = 1000;
const emptyLimit = 100;
const nothing: Fragment = { first: new Map(), last: new Map(), empty: 1 };

/**
 * Builds a pattern's automaton; throws `UnsafePattern` where it has more than a thousand positions.
 */
export function buildAutomaton(pattern: PatternNode): Automaton {
  const sets: CodePoints[] = [];
  const next: Ways[] = [];
  const link = (from: Ways, to: Ways) => {
    for (const [position, ways] of from) addTo(next[position] ?? new Map(), to, ways);
  };
  const chain = (a: Fragment, b: Fragment): Fragment => {
    link(a.last, b.first);
    return {
      first: addTo(new Map(a.first), b.first, a.empty),
      last: addTo(new Map(b.last), a.last, b.empty),
      empty: limited(a.empty * b.empty),
    };
  };
  const repeat = (node: PatternNode & { kind: 'repeat' }): Fragment => {
    let tail = nothing;
    if (node.max === Number.POSITIVE_INFINITY) {
      const round = fragment(node.item);
      link(round.last, round.first);
      tail = { ...round, empty: limited(round.empty + 1) };
    } else {
      // Built from its end: each round leads to the next one alone.
      for (let count = node.min; count < node.max; count += 1) {
        const rounds = chain(fragment(node.item), tail);
        tail = { ...rounds, empty: limited(rounds.empty + 1) };
      }
    }
    for (let count = 0; count < node.min; count += 1) tail = chain(fragment(node.item), tail);
    return tail;
  };
  const fragment = (node: PatternNode): Fragment => {
    if (node.kind === 'assert') return nothing;
    if (node.kind === 'repeat') return repeat(node);
    if (node.kind === 'sequence') return node.items.map(fragment).reduce(chain, nothing);
    if (node.kind === 'either') return node.items.map(fragment).reduce(merge);
    const position = sets.push(node.codePoints) - 1;
    if (position >= positionLimit) throw new UnsafePattern('size');
    next.push(new Map());
    return { first: new Map([[position, 1]]), last: new Map([[position, 1]]), empty: 0 };
  };
  if (patternSize(pattern) > positionLimit) throw new UnsafePattern('size');
  return { first: fragment(pattern).first, sets, next };
}

const merge = (a: Fragment, b: Fragment): Fragment => ({
  first: addTo(new Map(a.first), b.first, 1),
  last: addTo(new Map(a.last), b.last, 1),
  empty: limited(a.empty + b.empty),
});

/** Positions and rounds that a pattern stands for, counted before they are built. */
function patternSize(node: PatternNode): number {
  if (node.kind === 'set' || node.kind === 'assert') return 1;
  if (node.kind !== 'repeat')
    return node.items.reduce((sum, item) => sum + patternSize(item), 0) || 1;
  const rounds = node.max === Number.POSITIVE_INFINITY ? node.min + 1 : Math.max(1, node.max);
  return rounds * patternSize(node.item);
}

function addTo(sum: Ways, more: Ways, times: number): Ways {
  if (times > 0)
    for (const [position, ways] of more) sum.set(position, (sum.get(position) ?? 0) + ways * times);
  return sum;
}

function limited(empty: number): number {
  if (empty > emptyLimit) throw new UnsafePattern('ambiguous');
  return empty;
}
