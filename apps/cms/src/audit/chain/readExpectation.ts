import { sealsIn } from '../logLine.ts';

/** What an earlier run or a log store knows of the log: seals by number of rows. */
export type KnownSeals = ReadonlyMap<number, string>;

/**
 * Seals of a head that `npm run audit:verify` printed (`12:ab…`) and of a log store's lines, each
 * where it is given. Throws a sentence for anything that would find nothing missing: a head of
 * another shape, lines without a row, two different rows of one number.
 */
export function readExpectation(head: string | undefined, lines: string | undefined): KnownSeals {
  const seals = new Map(lines === undefined ? [] : sealsIn(lines));
  if (lines !== undefined && seals.size === 0)
    throw new Error('The log has no row of the audit log: nothing could be compared.');
  if (head === undefined) return seals;
  const [, number, seal] = /^(\d{1,15}):([\da-f]{64})$/.exec(head.trim()) ?? [];
  if (!number || !seal)
    throw new Error('--head is the number and the seal that a run printed, like 12:9f3c….');
  if ((seals.get(Number(number)) ?? seal) !== seal)
    throw new Error(`The log and --head have two different rows ${number}.`);
  return seals.set(Number(number), seal);
}
