import { baguette, loaf } from '../../kit/bakery.ts';
import { clip, glow, H, path, poly, rect, times, W } from '../../kit/draw.ts';
import { random } from '../../kit/random.ts';
import { strewn } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const breadOven: Scene = {
  focal: [38, 46],
  draw: () => {
    const next = random('oven');
    const ring = times(19, (index) => {
      const a = Math.PI + (Math.PI * index) / 19;
      const b = Math.PI + (Math.PI * (index + 0.92)) / 19;
      const at = (angle: number, r: number) =>
        [930 + Math.cos(angle) * r, 900 + Math.sin(angle) * r] as const;
      return poly(index % 2 ? '#c8643c' : '#b3522f', [
        at(a, 520),
        at(b, 520),
        at(b, 680),
        at(a, 680),
      ]);
    });
    const bricks = times(12, (row) =>
      times(16, (column) =>
        rect(
          next() > 0.5 ? '#7a3526' : '#6b2c22',
          column * 170 - (row % 2) * 85,
          row * 92,
          158,
          80,
        ),
      ),
    );
    const flame = (x: number, s: number, fill: string) =>
      path(
        fill,
        `M${x - 60 * s} 900Q${x - 90 * s} ${900 - 120 * s} ${x - 20 * s} ${900 - 190 * s}Q${x - 24 * s} ${900 - 250 * s} ${x + 12 * s} ${900 - 330 * s}Q${x + 30 * s} ${900 - 220 * s} ${x + 66 * s} ${900 - 170 * s}Q${x + 110 * s} ${900 - 90 * s} ${x + 60 * s} 900Z`,
      );
    return (
      rect('#4d2019', 0, 0, W, H) +
      bricks +
      ring +
      path('#2a0f12', 'M410 940V900A520 520 0 0 1 1450 900V940Z') +
      clip(
        path('#000', 'M410 940V900A520 520 0 0 1 1450 900V940Z'),
        glow('#f27a1e', 760, 880, 640, 1),
        flame(640, 1.15, '#e2502a'),
        flame(820, 0.95, '#e2502a'),
        flame(640, 0.8, '#f7a52e'),
        flame(820, 0.62, '#f7a52e'),
        flame(640, 0.45, '#fff0b0'),
        flame(540, 0.6, '#f7a52e'),
        loaf(1190, 890, 330, '#c98440', '#f0bd78', '#6b3a1e', '#f9dfae'),
      ) +
      rect('#8f8378', 300, 940, 1260, 70) +
      rect('#c9bba6', 300, 940, 1260, 16) +
      rect('#3a1814', 0, 1010, W, 590) +
      poly(
        '#f2a14a',
        [
          [520, 1010],
          [1340, 1010],
          [1750, 1600],
          [160, 1600],
        ],
        0.32,
      ) +
      poly('#d9a866', [
        [980, 1000],
        [1120, 1000],
        [1660, 1600],
        [1500, 1600],
      ]) +
      poly('#a3713a', [
        [1080, 1000],
        [1120, 1000],
        [1660, 1600],
        [1600, 1600],
      ]) +
      poly('#e3b978', [
        [760, 880],
        [1050, 880],
        [1130, 1040],
        [830, 1040],
      ]) +
      loaf(940, 960, 300, '#d28f48', '#f7cd8c', '#7a431f', '#fff0cc') +
      rect('#c08a52', 1640, 1010, 760, 46) +
      rect('#8a5630', 1640, 1056, 760, 30) +
      loaf(1840, 1000, 360, '#c98440', '#f0bd78', '#7a431f', '#fbe6bd') +
      loaf(2230, 1000, 380, '#b87434', '#e3aa66', '#6b3a1e', '#fbe6bd') +
      loaf(2030, 800, 360, '#d28f48', '#f7cd8c', '#7a431f', '#fff0cc') +
      rect('#8a5630', 1640, 1430, 760, 40) +
      rect('#c08a52', 1640, 1400, 760, 36) +
      times(4, (index) =>
        baguette(2040, 1390 - index * 62, 640, -3 + index * 2, '#d28f48', '#8a4f24', '#fbe6bd'),
      ) +
      rect('#5a2c20', 1660, 1086, 40, 520) +
      rect('#5a2c20', 2360, 1086, 40, 520) +
      glow('#f27a1e', 900, 860, 1150, 0.34) +
      strewn(next, 30, [600, 420, 700, 360], 5, '#ffd98a')
    );
  },
};
