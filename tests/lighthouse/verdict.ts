import type { Audit } from './audit.ts';

/**
 * What is wrong with a page, as the median of its runs: 98 of speed, all of the rest, and nothing
 * that moves; nothing where it meets that.
 */
export function auditFaults(runs: readonly Audit[]): string[] {
  const performance = median(runs.map((run) => run.performance));
  const shift = median(runs.map((run) => run.shift));
  return [
    ...(performance >= 98 ? [] : [`performance ${performance}`]),
    ...(shift <= 0.01 ? [] : [`layout shift ${shift.toFixed(3)}`]),
    ...runs.flatMap(({ others }) =>
      Object.entries(others).flatMap(([category, score]) =>
        score === 100 ? [] : [`${category} ${score}`],
      ),
    ),
  ];
}

/** The medians in words. */
export function summary(runs: readonly Audit[]): string {
  const of = (figure: (run: Audit) => number) => median(runs.map(figure));
  const shift = of((run) => run.shift).toFixed(3);
  return `performance ${of((run) => run.performance)}, largest paint ${Math.round(of((run) => run.paint))} ms, blocked ${Math.round(of((run) => run.blocking))} ms, shift ${shift}`;
}

/** The middle one of an odd number. */
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
