/**
 * A source of numbers that gives the same sequence for the same seed, so that every rendering is
 * repeatable.
 */
export interface Random {
  /** A number from 0 up to 1. */
  (): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** A member of the list. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** Random numbers (mulberry32) seeded by a text. */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  });
}

/** FNV-1a hash of a text as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/**
 * Smooth layered noise along a line, about -1 to 1: `octaves` layers, each twice as fine and half
 * as strong.
 */
export function noise(seed: string, octaves = 4): (x: number) => number {
  const start = hash(seed);
  const lattice = (at: number) => (Math.imul((at | 0) ^ start, 0x9e3779b1) >>> 8) / 8388608 - 1;
  const mixed = (at: number) => lattice(Math.imul(at | 0, 0x85ebca6b) ^ (at >> 3));
  const single = (x: number) => {
    const whole = Math.floor(x);
    const part = x - whole;
    const ease = part * part * (3 - 2 * part);
    return mixed(whole) * (1 - ease) + mixed(whole + 1) * ease;
  };
  return (x) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave += 1)
      sum += single(x * 2 ** octave + octave * 37) / 2 ** (octave + 1);
    return sum;
  };
}
