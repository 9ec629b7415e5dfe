import { box, disc, group, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { hills, peak } from '../../kit/mountain.ts';
import { wood } from '../../kit/trees.ts';
import { lake, mist } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

/** A landing stage on posts that runs out from the lower edge. */
function jetty(plank: string, shade: string): string {
  const boards = times(13, (index) => {
    const t = index / 13;
    const y = 1600 - 420 * t ** 0.72;
    return rect(shade, 330 + 560 * t ** 0.75, y, 560 - 410 * t ** 0.72, 7 - 5 * t);
  });
  const post = (x: number, y: number, h: number) =>
    rect(shade, x - h * 0.08, y - h * 0.5, h * 0.16, h) +
    rect(plank, x - h * 0.08, y - h * 0.5, h * 0.07, h);
  return (
    poly(plank, [
      [330, 1600],
      [890, 1600],
      [1030, 1180],
      [880, 1180],
    ]) +
    boards +
    post(880, 1210, 110) +
    post(1034, 1210, 110) +
    post(720, 1360, 170) +
    post(985, 1360, 170)
  );
}

/** A bird in flight: two wings that beat. */
function bird(x: number, y: number, size: number, beat: number): string {
  const tip = size * (0.16 + 0.42 * Math.sin(beat));
  return path(
    '#3f5f74',
    `M${x - size} ${y - tip}Q${x - size * 0.4} ${y - size * 0.26} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.26} ${x + size} ${y - tip}Q${x + size * 0.4} ${y - size * 0.1} ${x} ${y + size * 0.16}Q${x - size * 0.4} ${y - size * 0.1} ${x - size} ${y - tip}Z`,
  );
}

/**
 * The lake at a moment of its loop, 0 to 1: mist and ripples drift, birds cross, the viewer sways a
 * little.
 */
export function lakeMorningAt(moment: number): string {
  const turn = moment * Math.PI * 2;
  const swing = Math.sin(turn);
  const peaks =
    peak(
      'lm-1',
      { x: 1560, y: 260, base: 1010, left: 780, right: 760, snow: 0.55, bend: [0.08, -0.12] },
      { lit: '#a3a9bd', shade: '#63779f', snow: '#fdf0dc', snowShade: '#93abc9' },
    ) +
    peak(
      'lm-2',
      { x: 560, y: 470, base: 1010, left: 700, right: 620, snow: 0.3, bend: [-0.06, 0.1] },
      { lit: '#8c9fb4', shade: '#587297', snow: '#fbe8d2', snowShade: '#8ea9c4' },
    );
  const shore =
    group(`translate(${swing * -8} 0)`, peaks) +
    mist('#f8e6cc', 900 + swing * 90, 800, 1300, 60, 0.75) +
    mist('#f8e6cc', -200 - swing * 120, 850, 1200, 50, 0.75) +
    group(
      `translate(${swing * -18} 0)`,
      wood('lm-w', '#3d6472', 980, 150, 640, 56),
      hills('lm-h', '#28505b', 1010, 46, 700),
    );
  const birds = times(5, (index) =>
    bird(
      -260 + moment * 3000 - index * 74 - (index % 2) * 30,
      420 - moment * 150 + Math.abs(index - 2) * 34,
      26,
      turn * 9 + index,
    ),
  );
  return (
    rect('#f6d9b4', 0, 0, W, H) +
    spray('#86b6c6', box(0, 0, W, 900), [0, 0], [0, 820], 0.95) +
    disc('#fff4d6', 1020, 500, 120) +
    shore +
    lake('lm', {
      y: 1000,
      bottom: H,
      water: '#8fb7c2',
      mirrored: shore,
      clear: 0.6,
      ripples: ['#cfe0dc', '#f3dcb9', '#79a6b6', '#a9c9cd'],
      count: 56,
      drift: (index) => Math.sin(turn + index * 2.4) * (10 + index),
    }) +
    mist('#fbeedb', -150 + swing * 140, 985, 1500, 30, 0.7) +
    mist('#fbeedb', 1500 - swing * 160, 1000, 1200, 24, 0.6) +
    spray('#2f6277', box(0, 1000, W, 600), [0, 1600], [0, 1120], 0.85) +
    birds +
    group(`translate(${swing * -34} 0)`, jetty('#b98b62', '#4a3a3f'))
  );
}

export const lakeMorning: Scene = { focal: [60, 40], draw: () => lakeMorningAt(0) };
