import { box, disc, H, poly, rect, spray, times, W } from '../kit/draw.ts';
import { hills, peak } from '../kit/mountain.ts';
import { wood } from '../kit/trees.ts';
import { lake, mist } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A landing stage on posts that runs out from the lower edge. */
function jetty(plank: string, shade: string): string {
  const boards = times(13, (index) => {
    const t = index / 13;
    const y = 1600 - 420 * t ** 0.72;
    return rect(shade, 330 + 560 * t ** 0.75, y, 560 - 410 * t ** 0.72, 7 - 5 * t);
  });
  const post = (x: number, y: number, h: number) =>
    rect(shade, x - h * 0.08, y - h * 0.5, h * 0.16, h) + rect(plank, x - h * 0.08, y - h * 0.5, h * 0.07, h);
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

export const lakeMorning: Scene = {
  focal: [60, 40],
  draw: () => {
    const shore =
      peak(
        'lm-1',
        { x: 1560, y: 260, base: 1010, left: 780, right: 760, snow: 0.55 },
        { lit: '#a3a9bd', shade: '#63779f', snow: '#fdf0dc', snowShade: '#93abc9' },
      ) +
      peak(
        'lm-2',
        { x: 560, y: 470, base: 1010, left: 700, right: 620, snow: 0.3 },
        { lit: '#8c9fb4', shade: '#587297', snow: '#fbe8d2', snowShade: '#8ea9c4' },
      ) +
      mist('#f8e6cc', 900, 800, 1300, 60, 0.75) +
      mist('#f8e6cc', -200, 850, 1200, 50, 0.75) +
      wood('lm-w', '#3d6472', 980, 150, 640, 56) +
      hills('lm-h', '#28505b', 1010, 46, 700);
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
      }) +
      mist('#fbeedb', -150, 985, 1500, 30, 0.7) +
      mist('#fbeedb', 1500, 1000, 1200, 24, 0.6) +
      spray('#2f6277', box(0, 1000, W, 600), [0, 1600], [0, 1120], 0.85) +
      jetty('#b98b62', '#4a3a3f')
    );
  },
};
