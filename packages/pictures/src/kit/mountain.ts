import { clip, H, type Point, poly, W } from './draw.ts';
import { noise, type Random, random } from './random.ts';

/** The four flat tones of a peak: rock and snow, each in light and in shadow. */
export interface Stone {
  readonly lit: string;
  readonly shade: string;
  readonly snow: string;
  readonly snowShade: string;
}

export interface Peak {
  /** Summit. */
  readonly x: number;
  readonly y: number;
  /** Foot, and how far it reaches to both sides. */
  readonly base: number;
  readonly left: number;
  readonly right: number;
  /** Share of the height under snow, 0 to 1. */
  readonly snow: number;
  /** Where the light comes from. */
  readonly light?: 'left' | 'right';
  /** How broken its edges are; 1 is a limestone wall. */
  readonly rough?: number;
  /**
   * How far the sunny and the dark edge bulge (a shoulder, up to 0.2) or hollow out (a horn, down
   * to -0.2).
   */
  readonly bend?: readonly [sunny: number, dark: number];
}

const mix = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
];

/** A broken line between two points: every half is pushed aside at random, four times over. */
export function jag(next: Random, from: Point, to: Point, rough: number, depth = 4): Point[] {
  if (depth === 0) return [from, to];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const push = length * rough * next.between(-1, 1);
  const middle = mix(from, to, next.between(0.38, 0.62));
  const bent: Point = [
    middle[0] + ((to[1] - from[1]) / length) * push,
    middle[1] - ((to[0] - from[0]) / length) * push,
  ];
  return [
    ...jag(next, from, bent, rough * 0.8, depth - 1),
    ...jag(next, bent, to, rough * 0.8, depth - 1).slice(1),
  ];
}

/**
 * A peak in the poster manner: a lit and a shaded side that meet in a broken spine, spurs, and a
 * torn snow line.
 */
export function peak(
  seed: string,
  { x, y, base, left, right, snow, light = 'left', rough = 1, bend = [0, 0] }: Peak,
  stone: Stone,
): string {
  const flip = light === 'right';
  const next = random(seed);
  const [sunny, dark] = flip ? [right, -left] : [-left, right];
  const top: Point = [x, y];
  const edge = (out: number, bulge: number) => {
    const knee: Point = [x + out * (0.46 + bulge), y + (base - y) * (0.46 - bulge * 0.7)];
    return [
      ...jag(next, top, knee, 0.09 * rough, 4),
      ...jag(next, knee, [x + out, base], 0.09 * rough, 4).slice(1),
    ];
  };
  const sunnyEdge = edge(sunny, bend[0]);
  const darkEdge = edge(dark, bend[1]);
  const spine = jag(
    next,
    top,
    [x + sunny * 0.12 + dark * next.between(0.1, 0.3), base],
    0.17 * rough,
    4,
  );
  const spurs = [0.1, 0.24, 0.4, 0.56, 0.72].map((t) =>
    spur(
      next,
      spine,
      t,
      sunny * next.between(0.26, 0.42),
      (base - y) * next.between(0.22, 0.34),
      rough,
    ),
  );
  const gleams = [0.16, 0.34, 0.52, 0.7].map((t) =>
    spur(
      next,
      spine,
      t,
      dark * next.between(0.2, 0.34),
      (base - y) * next.between(0.2, 0.3),
      rough,
    ),
  );
  const outline = [...sunnyEdge.toReversed(), ...darkEdge.slice(1)];
  const shadow = [...spine, ...darkEdge.toReversed()];
  const body = (lit: string, shade: string) =>
    poly(lit, outline) +
    clip(
      poly('#000', outline),
      poly(shade, shadow),
      ...spurs.map((points) => poly(shade, points)),
      ...gleams.map((points) => poly(lit, points)),
    );
  if (snow <= 0) return body(stone.lit, stone.shade);
  const line = snowLine(
    next,
    x,
    left,
    right,
    y + (base - y) * snow,
    (base - y) * 0.12 * (0.4 + snow),
  );
  return (
    body(stone.snow, stone.snowShade) +
    (snow >= 1 ? '' : clip(poly('#000', line), body(stone.lit, stone.shade)))
  );
}

/** A sliver that leaves the spine at `t` of its length and runs out and down. */
function spur(
  next: Random,
  spine: readonly Point[],
  t: number,
  out: number,
  down: number,
  rough: number,
): Point[] {
  const at = (share: number) =>
    spine[Math.min(spine.length - 1, Math.floor(share * spine.length))] ?? [0, 0];
  const start = at(t);
  const end: Point = [start[0] + out * (0.5 + t), start[1] + down];
  const back = at(Math.min(1, t + 0.13));
  return [...jag(next, start, end, 0.13 * rough, 3), ...jag(next, end, back, 0.13 * rough, 3)];
}

/**
 * Everything under a torn line: what lies below the snow. Gullies keep tongues of snow, ribs of
 * rock stand up between them.
 */
function snowLine(
  next: Random,
  x: number,
  left: number,
  right: number,
  y: number,
  depth: number,
): Point[] {
  const points: Point[] = [];
  let level = 0;
  for (let at = x - left - 40; at <= x + right + 40; at += next.between(14, 46)) {
    level = level * 0.72 + next.between(-1, 1) * depth * 0.7;
    const tooth = (points.length % 2 ? -0.5 : 0.9) * depth * next() ** 2.2;
    points.push([at + next.between(-10, 10), y + level + tooth]);
  }
  return [
    ...points,
    [x + right + 80, y],
    [x + right + 80, 2 * H],
    [x - left - 80, 2 * H],
    [x - left - 80, y],
  ];
}

/** A far range as one flat tone: noise with sharp crests. */
export function range(
  seed: string,
  fill: string,
  y: number,
  height: number,
  wave: number,
  rough = 1,
): string {
  const wide = noise(seed, 2);
  const fine = noise(`${seed}-fine`, 4);
  const points: Point[] = [];
  for (let x = -20; x <= W + 20; x += 16) {
    const crest = 1 - Math.abs(wide(x / wave)) * 1.7;
    points.push([x, y - height * crest - fine(x / 130) * height * 0.22 * rough]);
  }
  return poly(fill, [...points, [W + 20, H + 10], [-20, H + 10]]);
}

/** A soft hill line as one flat tone. */
export function hills(seed: string, fill: string, y: number, height: number, wave: number): string {
  const line = noise(seed, 2);
  const points: Point[] = [];
  for (let x = -20; x <= W + 20; x += 20) points.push([x, y - height * (0.5 + line(x / wave))]);
  return poly(fill, [...points, [W + 20, H + 10], [-20, H + 10]]);
}
