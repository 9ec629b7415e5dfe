import type { Automaton, Ways } from './automaton.ts';
import { type CodePoints, includes } from './codePoints.ts';
import { UnsafePattern } from './UnsafePattern.ts';

/** Ways that a backtracking engine may be on at the same time. */
const waysLimit = 100;
/** Steps of the proof; a pattern that needs more counts as unsafe. */
const stepLimit = 2_000_000;

/**
 * Proves that a backtracking engine answers any text in linear time (ADR 21): follows all texts at
 * once, and counts for each beginning of a text the ways in which it can fit. Where there are never
 * more than a hundred, an engine that tries them all takes at most a hundred times the text. Throws
 * `UnsafePattern` where there are more, or where the proof grows too large.
 */
export function requireLinear({ sets, first, next }: Automaton): void {
  const characters = charactersThatDiffer(sets);
  const seen = new Set<string>();
  const open: Ways[] = [first];
  let steps = 0;
  for (let ways = open.pop(); ways; ways = open.pop()) {
    for (const matches of characters) {
      const after: Ways = new Map();
      for (const [position, count] of ways) {
        steps += 1;
        if (!matches[position]) continue;
        for (const [following, times] of next[position] ?? []) {
          steps += 1;
          after.set(following, (after.get(following) ?? 0) + count * times);
        }
      }
      if (steps > stepLimit || total(after) > waysLimit) throw new UnsafePattern('ambiguous');
      const key = waysKey(after);
      if (after.size > 0 && !seen.has(key)) open.push(after);
      seen.add(key);
    }
  }
}

const total = (ways: Ways): number => [...ways.values()].reduce((sum, count) => sum + count, 0);
const waysKey = (ways: Ways): string => [...ways].toSorted((a, b) => a[0] - b[0]).join(' ');

/** One character for each group that all sets treat alike: whether it fits, by position. */
function charactersThatDiffer(sets: readonly CodePoints[]): readonly (readonly boolean[])[] {
  const keys = new Map([...new Set(sets)].map((set) => [set, String(set)]));
  const distinct = new Map([...keys].map(([set, key]) => [key, set]));
  const indexes = new Map([...distinct.keys()].map((key, index) => [key, index]));
  const starts = new Set(
    [...distinct.values()].flatMap((set) => set.flatMap(([begin, end]) => [begin, end + 1])),
  );
  const groups = new Map<string, boolean[]>();
  for (const start of starts) {
    const fits = [...distinct.values()].map((set) => includes(set, start));
    if (fits.includes(true)) groups.set(fits.join(), fits);
  }
  return [...groups.values()].map((fits) =>
    sets.map((set) => fits[indexes.get(keys.get(set) ?? '') ?? -1] ?? false),
  );
}
