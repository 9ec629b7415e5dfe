import type { Audit } from '../runtime/payload-types.ts';

/** A row as one line of JSON for a log store, with its number and seal; `time` is its instant. */
export function logLine({ id: _id, updatedAt: _updatedAt, createdAt, ...row }: Audit): string {
  return `${JSON.stringify({ time: createdAt, ...row })}\n`;
}

/**
 * Seals by number of all rows in a log store's lines; lines that are no rows of the audit log are
 * skipped. A number that two lines give different seals throws.
 */
export function sealsIn(text: string): ReadonlyMap<number, string> {
  const seals = new Map<number, string>();
  for (const line of text.split('\n')) {
    const { sequence, hash } = parseRow(line);
    if (!Number.isSafeInteger(sequence) || !/^[0-9a-f]{64}$/.test(String(hash))) continue;
    const [number, seal] = [Number(sequence), String(hash)];
    if ((seals.get(number) ?? seal) !== seal)
      throw new Error(`The log has two different rows ${number}.`);
    seals.set(number, seal);
  }
  return seals;
}

function parseRow(line: string): { readonly sequence?: unknown; readonly hash?: unknown } {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}
