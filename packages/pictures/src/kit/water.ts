import { clip, disc, group, path, rect, times, veil, W } from './draw.ts';
import { random } from './random.ts';

export interface Lake {
  /** Shore line and near edge. */
  readonly y: number;
  readonly bottom: number;
  readonly water: string;
  /** Shapes that stand above the shore and are mirrored in the lake. */
  readonly mirrored?: string;
  /** How clear the mirror is, 0 to 1. */
  readonly clear?: number;
  /** Colours of the ripples, from the far shore on. */
  readonly ripples: readonly string[];
  readonly count?: number;
  /** How far each ripple has drifted, in px, by its number; for moving pictures. */
  readonly drift?: (index: number) => number;
}

/** A lake: flat water, the far shore upside down, and ripples that grow towards the viewer. */
export function lake(
  seed: string,
  { y, bottom, water, mirrored = '', clear = 0.75, ripples, count = 60, drift = () => 0 }: Lake,
): string {
  const next = random(seed);
  const window = rect('#000', 0, y, W, bottom - y);
  const mirror = veil(clear, group(`translate(0 ${2 * y}) scale(1 -1)`, mirrored));
  const streaks = times(count, (index) => {
    const depth = (index + next()) / count;
    const at = y + (bottom - y) * depth ** 1.6;
    const fill = ripples[index % ripples.length] ?? water;
    return ripple(
      fill,
      next.between(-200, W + 100) + drift(index),
      at,
      next.between(120, 520) * (0.4 + depth),
      2 + 13 * depth,
    );
  });
  return rect(water, 0, y, W, bottom - y) + clip(window, mirror, streaks);
}

/** One ripple: a long flat lens. */
export function ripple(
  fill: string,
  x: number,
  y: number,
  length: number,
  thick: number,
  opacity = 1,
): string {
  const d = `M${x - length / 2} ${y}Q${x} ${y - thick} ${x + length / 2} ${y}Q${x + length * 0.1} ${y + thick} ${x - length / 2} ${y}Z`;
  return path(fill, d, opacity);
}

/** The path of light that a sun or a lamp throws on water, widening towards the viewer. */
export function glitter(
  seed: string,
  fill: string,
  x: number,
  y: number,
  bottom: number,
  width: number,
  count = 26,
): string {
  const next = random(seed);
  return times(count, (index) => {
    const depth = index / count;
    const spread = width * (0.25 + depth);
    return ripple(
      fill,
      x + next.between(-0.25, 0.25) * spread,
      y + 6 + (bottom - y) * depth ** 1.25,
      spread * next.between(0.5, 1.1),
      4 + 16 * depth,
    );
  });
}

/**
 * A bank of cloud in the old poster manner: round heads on one flat floor, a second tone beneath.
 */
export function cloud(
  seed: string,
  x: number,
  y: number,
  width: number,
  lit: string,
  shade: string,
): string {
  const next = random(seed);
  const count = 6;
  const heads = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const size = width * next.between(0.1, 0.16) * (0.45 + Math.sin(t * Math.PI) * 0.75);
    return { at: x - width / 2 + width * t, size };
  });
  const shape = (fill: string, lift: number, scale: number) =>
    heads
      .map(({ at, size }) =>
        disc(fill, at, y - size * 0.4 + lift, size * 1.25 * scale, size * scale),
      )
      .join('') + rect(fill, x - width / 2, y - width * 0.03 + lift, width, width * 0.03);
  const floor = rect('#000', x - width, y - width, width * 2, width);
  return clip(floor, shape(lit, 0, 1), shape(shade, width * 0.075, 0.82));
}

/** A long layer of mist: a flat floor, and a back that tapers to both ends. */
export function mist(
  fill: string,
  x: number,
  y: number,
  width: number,
  thick: number,
  opacity = 1,
): string {
  const d = `M${x} ${y + thick}C${x + width * 0.16} ${y + thick * 0.5} ${x + width * 0.2} ${y} ${x + width * 0.42} ${y}S${x + width * 0.7} ${y + thick * 0.6} ${x + width} ${y + thick}C${x + width * 0.7} ${y + thick * 1.16} ${x + width * 0.3} ${y + thick * 1.16} ${x} ${y + thick}Z`;
  return path(fill, d, opacity);
}
