import type { Audit } from './audit.ts';

/** What is wrong with a page, over one run or as the median of several (issue 7.8); nothing where it meets the targets. */
export function faultsOf(runs: readonly Audit[]): string[] {
  const performance = median(runs.map((run) => run.performance));
  const blocking = median(runs.map((run) => run.blocking));
  const paint = median(runs.map((run) => run.paint));
  const shift = median(runs.map((run) => run.shift));
  return [
    ...(performance >= 99 ? [] : [`performance ${performance}`]),
    ...(blocking <= 30 ? [] : [`blocked for ${Math.round(blocking)} ms`]),
    ...(paint <= 1500 ? [] : [`largest paint after ${Math.round(paint)} ms`]),
    ...(shift <= 0.01 ? [] : [`layout shift ${shift.toFixed(3)}`]),
    ...runs.flatMap(({ others }) => Object.entries(others).flatMap(([category, score]) => (score === 100 ? [] : [`${category} ${score}`]))),
  ];
}

/** The middle one of an odd number. */
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
