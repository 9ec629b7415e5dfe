import { curve, disc, group, H, type Point, path, poly, rect, soft, times, W } from './draw.ts';
import { noise, type Random, random } from './random.ts';

/** A fir: tiers of drooping branches, its right half in shadow. */
export function fir(
  next: Random,
  x: number,
  y: number,
  height: number,
  lit: string,
  shade: string,
): string {
  const tiers = 6;
  const half = height * next.between(0.19, 0.25);
  const side = (sign: number): Point[] =>
    Array.from({ length: tiers }, (_, index): Point[] => {
      const t = (index + 1) / tiers;
      const reach = half * t * next.between(0.85, 1.1);
      return [
        [x + sign * reach, y - height * (1 - t) * 0.94 + height * 0.02],
        [x + sign * reach * 0.52, y - height * (1 - t) * 0.94 - height * 0.015],
      ];
    }).flat();
  const top: Point = [x, y - height];
  const [left, right] = [side(-1), side(1)];
  return (
    poly(lit, [top, ...left, [x, y], ...right.toReversed()]) + poly(shade, [top, ...right, [x, y]])
  );
}

/**
 * A wood seen from afar: a wall of fir tops along a noise line, as one flat tone down to `floor`.
 */
export function wood(
  seed: string,
  fill: string,
  y: number,
  height: number,
  wave: number,
  size: number,
  from = -40,
  to = W + 40,
  floor = H + 10,
): string {
  const line = noise(seed, 3);
  const next = random(seed);
  const points: Point[] = [];
  for (let x = from; x <= to; ) {
    const ground = y - height * (0.5 + line(x / wave));
    const tall = size * next.between(0.55, 1.15);
    const half = tall * next.between(0.2, 0.28);
    points.push(
      [x, ground],
      [x + half * 0.55, ground - tall * 0.5],
      [x + half * 0.42, ground - tall * 0.5],
      [x + half, ground - tall],
    );
    points.push(
      [x + half * 1.58, ground - tall * 0.5],
      [x + half * 1.45, ground - tall * 0.5],
      [x + half * 2, ground],
    );
    x += half * next.between(1.3, 1.9);
  }
  return poly(fill, [...points, [to, floor], [from, floor]]);
}

/** A crown of leaves: a soft shape, lit from the upper left by a second one. */
export function crown(
  next: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  lit: string,
  shade: string,
): string {
  const blob = (cx: number, cy: number, wide: number, tall: number) =>
    soft(
      Array.from({ length: 11 }, (_, index): Point => {
        const angle = (index / 11) * Math.PI * 2;
        const far = next.between(0.86, 1.12);
        return [cx + Math.cos(angle) * wide * far, cy + Math.sin(angle) * tall * far];
      }),
    );
  return (
    path(shade, blob(x, y, rx, ry)) +
    path(lit, blob(x - rx * 0.2, y - ry * 0.22, rx * 0.72, ry * 0.68))
  );
}

/** A broad tree with a trunk. */
export function tree(
  next: Random,
  x: number,
  y: number,
  height: number,
  lit: string,
  shade: string,
  bark: string,
): string {
  const width = height * 0.06;
  return (
    rect(bark, x - width / 2, y - height * 0.45, width, height * 0.45) +
    crown(next, x, y - height * 0.66, height * 0.33, height * 0.34, lit, shade)
  );
}

/** A cypress: one flame, its right side in shadow. */
export function cypress(x: number, y: number, height: number, lit: string, shade: string): string {
  const w = height * 0.11;
  const outline = (sign: number) =>
    `C${x + sign * w * 1.5} ${y - height * 0.35} ${x + sign * w * 0.5} ${y - height * 0.8} ${x} ${y - height}`;
  const right = `M${x} ${y}L${x + w * 0.6} ${y}${outline(1)}Z`;
  return path(lit, `M${x} ${y}L${x - w * 0.6} ${y}${outline(-1)}Z${right}`) + path(shade, right);
}

/** A palm: a bent trunk and a star of drooping fronds, those on the right in shadow. */
export function palm(
  next: Random,
  x: number,
  y: number,
  height: number,
  lit: string,
  shade: string,
  bark: string,
  lean = 0.08,
): string {
  const [tx, ty] = [x + height * lean, y - height];
  const trunk = height * 0.035;
  const stem = path(
    bark,
    `M${x - trunk} ${y}Q${x - trunk * 0.4} ${y - height * 0.5} ${tx - trunk * 0.6} ${ty}L${tx + trunk * 0.6} ${ty}Q${x + trunk * 1.6} ${y - height * 0.5} ${x + trunk} ${y}Z`,
  );
  const count = 13;
  const fronds = times(count, (index) => {
    const angle = Math.PI * (-1.22 + (1.44 * index) / (count - 1));
    const reach = height * next.between(0.34, 0.42);
    const [ex, ey] = [
      tx + Math.cos(angle) * reach,
      ty + Math.sin(angle) * reach * 0.72 + reach * 0.34,
    ];
    const [mx, my] = [
      tx + Math.cos(angle) * reach * 0.62,
      ty + Math.sin(angle) * reach * 0.95 - reach * 0.02,
    ];
    const thick = height * 0.042;
    const d = `M${tx} ${ty}Q${mx} ${my - thick} ${ex} ${ey}Q${mx} ${my + thick * 1.3} ${tx} ${ty}Z`;
    return path(Math.cos(angle) > 0.15 || index % 3 === 1 ? shade : lit, d);
  });
  return stem + fronds;
}

/** A potted plant for terraces: a tapered pot and a ball of leaves. */
export function tub(
  next: Random,
  x: number,
  y: number,
  size: number,
  pot: string,
  potShade: string,
  lit: string,
  shade: string,
): string {
  const body = poly(pot, [
    [x - size * 0.34, y - size * 0.6],
    [x + size * 0.34, y - size * 0.6],
    [x + size * 0.25, y],
    [x - size * 0.25, y],
  ]);
  const dark = poly(potShade, [
    [x + size * 0.06, y - size * 0.6],
    [x + size * 0.34, y - size * 0.6],
    [x + size * 0.25, y],
    [x + size * 0.04, y],
  ]);
  return crown(next, x, y - size * 1.05, size * 0.55, size * 0.55, lit, shade) + body + dark;
}

/** Blossom or leaves strewn over an area. */
export function strewn(
  next: Random,
  count: number,
  area: readonly [x: number, y: number, width: number, height: number],
  size: number,
  fill: string,
): string {
  const [x, y, width, height] = area;
  return times(count, () =>
    disc(
      fill,
      x + next() * width,
      y + next() * height,
      size * next.between(0.6, 1.2),
      size * next.between(0.5, 0.9),
    ),
  );
}

/** A twig with leaves on both sides, from a point outwards at an angle in degrees. */
export function twig(
  x: number,
  y: number,
  length: number,
  angle: number,
  leaf: string,
  leafShade: string,
  bark: string,
): string {
  const leaves = times(7, (index) => {
    const at = length * (0.22 + index * 0.12);
    const size = length * 0.2 * (1 - index * 0.07);
    const d = `M${at} 0q${size * 0.5} ${-size * 0.55} ${size} ${-size * 0.5}q${-size * 0.3} ${size * 0.5} ${-size} ${size * 0.5}Z`;
    return path(leaf, d) + group('scale(1 -1)', path(leafShade, d));
  });
  return group(
    `translate(${x} ${y}) rotate(${angle})`,
    curve(bark, length * 0.025, `M0 0L${length} 0`),
    leaves,
  );
}
