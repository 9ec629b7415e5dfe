import { times } from './draw.ts';
import { random } from './random.ts';
import { fir } from './trees.ts';

/** Rows of firs along the lower edge, tallest at the sides. */
export function firs(
  seed: string,
  lit: string,
  shade: string,
  base: number,
  height: number,
  gap: readonly [number, number],
): string {
  const next = random(seed);
  return times(34, (index) => {
    const x = index * 74 - 20 + next.between(-26, 26);
    if (x > gap[0] && x < gap[1]) return '';
    const edge = Math.min(Math.abs(x - gap[0]), Math.abs(x - gap[1])) / 900;
    return fir(
      next,
      x,
      base + next.between(-10, 60),
      height * (0.45 + Math.min(0.75, edge)) * next.between(0.8, 1.2),
      lit,
      shade,
    );
  });
}
