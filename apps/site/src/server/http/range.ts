/** A part of a file: first and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads `Range: bytes=…` against a size (RFC 9110 §14): one range, `undefined` where the header is
 * absent, is not of bytes, or asks for several (then the whole file is the answer),
 * `'unsatisfiable'` where it lies outside (416).
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
