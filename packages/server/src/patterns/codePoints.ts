/** A set of code points as ascending ranges that neither touch nor overlap. */
export type CodePoints = readonly (readonly [first: number, last: number])[];

const lastCodePoint = 0x10ffff;

/** The union of ranges in any order. */
export function unite(ranges: CodePoints): CodePoints {
  const united: [number, number][] = [];
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const previous = united.at(-1);
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else united.push([first, last]);
  }
  return united;
}

/** Every code point that is not in the set. */
export function complement(ranges: CodePoints): CodePoints {
  const rest: [number, number][] = [];
  let next = 0;
  for (const [first, last] of ranges) {
    if (first > next) rest.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= lastCodePoint) rest.push([next, lastCodePoint]);
  return rest;
}

/** Whether a code point is in the set. */
export function includes(ranges: CodePoints, codePoint: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.[1] ?? 0) < codePoint) low = middle + 1;
    else high = middle;
  }
  return (ranges[low]?.[0] ?? Number.POSITIVE_INFINITY) <= codePoint;
}

export const digits: CodePoints = [[0x30, 0x39]];
export const wordCharacters: CodePoints = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
];
/** White space and line ends of JavaScript's `\s`. */
export const spaces: CodePoints = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
/** Line ends, which JavaScript's `.` leaves out. */
export const lineEnds: CodePoints = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
];

const properties = new Map<string, CodePoints>();

/** The code points of a Unicode property such as `L` or `Script=Greek`, by this engine's tables. */
export function codePointsOfProperty(name: string): CodePoints {
  const cached = properties.get(name);
  if (cached) return cached;
  const member = new RegExp(`^\\p{${name}}$`, 'v');
  const ranges: [number, number][] = [];
  for (let codePoint = 0; codePoint <= lastCodePoint; codePoint += 1) {
    if (!member.test(String.fromCodePoint(codePoint))) continue;
    const previous = ranges.at(-1);
    if (previous?.[1] === codePoint - 1) previous[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  properties.set(name, ranges);
  return ranges;
}
