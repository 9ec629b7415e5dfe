import type { Payload } from 'payload';
import { formerPayloadSecrets, payloadSecret } from '../../runtime/env.ts';
import type { Audit } from '../../runtime/payload-types.ts';
import type { KnownSeals } from './readExpectation.ts';
import { rowsAfter } from './rows.ts';
import { noSeal, rowHmac, sealKey } from './seal.ts';

/** A whole chain, or the first fault in it. */
export interface Verdict {
  readonly rows: number;
  /** Number and seal of the last sound row, as `12:ab…`. */
  readonly head: string;
  readonly fault?: string;
}

interface Options {
  readonly seals?: KnownSeals;
  readonly visit?: (row: Audit) => void;
}

/**
 * Walks through the log from its first row. `seals`, those that an earlier run or a log store has,
 * find rows that were cut off at the end since then, or replaced; `visit` is given each row that is
 * sound.
 */
export async function verifyChain(
  payload: Payload,
  { seals = new Map(), visit = () => {} }: Options = {},
): Promise<Verdict> {
  const keys = [payloadSecret, ...formerPayloadSecrets].map(sealKey);
  let [rows, previous] = [0, noSeal];
  const verdict = (fault?: string): Verdict => ({
    rows,
    head: `${rows}:${previous}`,
    ...(fault ? { fault } : {}),
  });
  for (;;) {
    const docs = await rowsAfter(payload, rows);
    if (docs.length === 0) break;
    for (const row of docs) {
      const fault = rowFault(row, rows + 1, previous, keys);
      if (fault) return verdict(fault);
      if ((seals.get(row.sequence) ?? row.hash) !== row.hash)
        return verdict(`Row ${row.sequence} is not the one that it was.`);
      visit(row);
      [rows, previous] = [row.sequence, row.hash ?? ''];
    }
  }
  const newest = [...seals.keys()].reduce((a, b) => Math.max(a, b), 0);
  if (rows < newest) return verdict(`Rows ${rows + 1} to ${newest} are missing.`);
  return verdict();
}

function rowFault(
  row: Audit,
  wanted: number,
  previous: string,
  keys: readonly Buffer[],
): string | undefined {
  const isSealed = (asWritten: Audit) => keys.some((key) => rowHmac(asWritten, key) === row.hash);
  if (row.sequence !== wanted) return `Row ${wanted} is missing.`;
  if (isSealed(row))
    return row.previous === previous
      ? undefined
      : `Row ${wanted} doesn't follow the row before it: one was put in or taken out.`;
  const written = findOriginalSequence(row, isSealed);
  return written
    ? `Row ${wanted} is in the wrong place: it was written as row ${written}.`
    : `Row ${wanted} was changed, or sealed with another PAYLOAD_SECRET.`;
}

/** The place that a row was written for, if it is a near one. */
function findOriginalSequence(row: Audit, isSealed: (row: Audit) => boolean): number | undefined {
  for (let distance = 1; distance <= 10_000; distance += 1)
    for (const sequence of [row.sequence + distance, row.sequence - distance])
      if (sequence > 0 && isSealed({ ...row, sequence })) return sequence;
  return undefined;
}
