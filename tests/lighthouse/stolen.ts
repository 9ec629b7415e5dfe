import { readFileSync } from 'node:fs';

/**
 * Processor time in ticks since the start of the machine: all of it, and what its host gave to
 * others meanwhile.
 */
function ticks(): { all: number; stolen: number } {
  const numbers = /^cpu +(.*)$/m
    .exec(readFileSync('/proc/stat', 'utf8'))?.[1]
    ?.split(' ')
    .map(Number);
  return {
    all: numbers?.slice(0, 8).reduce((sum, each) => sum + each, 0) ?? 0,
    stolen: numbers?.[7] ?? 0,
  };
}

/**
 * Does some work and says which share of the processors the host took away while it was done, 0 to
 * 1: a time taken then proves little.
 */
export async function withStolen<T>(
  work: () => Promise<T>,
): Promise<{ result: T; stolen: number }> {
  const before = ticks();
  const result = await work();
  const after = ticks();
  return { result, stolen: (after.stolen - before.stolen) / Math.max(1, after.all - before.all) };
}
