import { box, H, path, poly, rect, spray, W } from '../../kit/draw.ts';
import { firs } from '../../kit/firs.ts';
import { chalet } from '../../kit/houses.ts';
import { hills, peak, range } from '../../kit/mountain.ts';
import { wood } from '../../kit/trees.ts';
import { cloud } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

const chaletTones = {
  wood: '#8a4b2a',
  woodShade: '#5a2d20',
  roof: '#3c2a2c',
  stone: '#e9dcc4',
  window: '#f6e3b0',
  flower: '#d8402c',
};

export const alpsNoon: Scene = {
  focal: [50, 42],
  draw: () => {
    const stone = { lit: '#8f9bb0', shade: '#4b5d86', snow: '#fffaf0', snowShade: '#8fb6dc' };
    return (
      rect('#2f86c2', 0, 0, W, H) +
      spray('#a9d6e6', box(0, 200, W, 800), [0, 1000], [0, 260], 0.95) +
      cloud('noon-c', 420, 380, 620, '#fff8e8', '#cfe1ec') +
      cloud('noon-e', 2080, 300, 460, '#fff8e8', '#cfe1ec') +
      range('noon-back', '#a9c4dc', 1010, 260, 300, 1.4) +
      peak(
        'noon-0',
        { x: 860, y: 600, base: 1180, left: 420, right: 420, snow: 0.6, bend: [0.1, 0.05] },
        stone,
      ) +
      peak(
        'noon-4',
        { x: 1660, y: 560, base: 1180, left: 420, right: 420, snow: 0.6, bend: [-0.06, 0.1] },
        stone,
      ) +
      peak('noon-5', { x: 2420, y: 520, base: 1180, left: 420, right: 420, snow: 0.6 }, stone) +
      peak('noon-6', { x: 20, y: 640, base: 1180, left: 420, right: 420, snow: 0.5 }, stone) +
      peak(
        'noon-1',
        {
          x: 480,
          y: 430,
          base: 1180,
          left: 640,
          right: 560,
          snow: 0.62,
          rough: 1,
          bend: [0.1, -0.06],
        },
        stone,
      ) +
      peak(
        'noon-3',
        {
          x: 1990,
          y: 330,
          base: 1180,
          left: 620,
          right: 700,
          snow: 0.72,
          rough: 0.9,
          bend: [0.12, -0.1],
        },
        stone,
      ) +
      peak(
        'noon-2',
        { x: 1240, y: 250, base: 1200, left: 640, right: 640, snow: 0.68, bend: [-0.08, 0.14] },
        stone,
      ) +
      wood('noon-w', '#20563f', 1110, 130, 700, 74) +
      hills('noon-h1', '#79a648', 1235, 150, 900) +
      wood('noon-w2', '#1d4a37', 1290, 60, 800, 80, -40, 700) +
      wood('noon-w3', '#1d4a37', 1250, 60, 800, 86, 1830) +
      hills('noon-h2', '#9cbf4f', 1420, 170, 1100) +
      poly('#f3cf4a', [
        [0, 1600],
        [0, 1530],
        [900, 1440],
        [1700, 1470],
        [2400, 1400],
        [2400, 1600],
      ]) +
      path('#5f8f3d', 'M0 1470Q700 1350 1500 1400T2400 1330V1400Q1700 1470 900 1440T0 1530Z') +
      chalet(1560, 1400, 330, chaletTones) +
      chalet(1980, 1340, 230, chaletTones) +
      chalet(560, 1420, 250, chaletTones) +
      firs('noon-f', '#23603f', '#123626', 1590, 440, [330, 2130])
    );
  },
};
