import type { Payload } from 'payload';
import { formerPayloadSecrets, payloadSecret } from '../runtime/env.ts';
import type { Audit } from '../runtime/payload-types.ts';
import { noSeal, sealKey, sealOf } from './seal.ts';

const batch = 1000;

/** A whole chain, or the first fault in it. */
export interface Verdict {
  readonly rows: number;
  /** Number and seal of the last sound row, as `12:ab…`. */
  readonly head: string;
  readonly fault?: string;
}

/**
 * Walks through the log from its first row. `expected`, an earlier `head`, finds rows that were cut
 * off at the end since then; `visit` is given each row that is sound.
 */
export async function verifyChain(
  payload: Payload,
  { expected = '', visit = () => {} }: { expected?: string; visit?: (row: Audit) => void } = {},
): Promise<Verdict> {
  const keys = [payloadSecret, ...formerPayloadSecrets].map(sealKey);
  const [mark, sealed] = expected.split(':');
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
      const fault = faultOf(row, rows + 1, previous, keys);
      if (fault) return verdict(fault);
      if (String(row.sequence) === mark && row.hash !== sealed)
        return verdict(`Row ${mark} is not the one that it was.`);
      visit(row);
      [rows, previous] = [row.sequence, row.hash ?? ''];
    }
  }
  if (mark && rows < Number(mark)) return verdict(`Rows ${rows + 1} to ${mark} are missing.`);
  return verdict();
}

async function rowsAfter(payload: Payload, sequence: number): Promise<Audit[]> {
  const { docs } = await payload.db.find<Audit>({
    collection: 'audit',
    where: { sequence: { greater_than: sequence } },
    sort: 'sequence',
    limit: batch,
    pagination: false,
  });
  return docs;
}

function faultOf(
  row: Audit,
  wanted: number,
  previous: string,
  keys: readonly Buffer[],
): string | undefined {
  const isSealed = (asWritten: Audit) => keys.some((key) => sealOf(asWritten, key) === row.hash);
  if (row.sequence !== wanted) return `Row ${wanted} is missing.`;
  if (isSealed(row))
    return row.previous === previous
      ? undefined
      : `Row ${wanted} doesn't follow the row before it: one was put in or taken out.`;
  const written = placeOf(row, isSealed);
  return written
    ? `Row ${wanted} is in the wrong place: it was written as row ${written}.`
    : `Row ${wanted} was changed, or sealed with another PAYLOAD_SECRET.`;
}

/** The place that a row was written for, if it is a near one. */
function placeOf(row: Audit, isSealed: (row: Audit) => boolean): number | undefined {
  for (let distance = 1; distance <= 10_000; distance += 1)
    for (const sequence of [row.sequence + distance, row.sequence - distance])
      if (sequence > 0 && isSealed({ ...row, sequence })) return sequence;
  return undefined;
}
