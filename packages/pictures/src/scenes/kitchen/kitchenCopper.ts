import { curve, disc, glow, poly, rect, times, W } from '../../kit/draw.ts';
import { tileWall } from '../../kit/interior.ts';
import { copper, hangingPan, pot } from '../../kit/pots.ts';
import { random } from '../../kit/random.ts';
import type { Scene } from '../../scene.ts';

export const kitchenCopper: Scene = {
  focal: [50, 40],
  draw: () => {
    const next = random('copper');
    return (
      tileWall(0, 1120, '#f2e7cc', '#dccba4', 200, 100) +
      poly(
        '#e2cfa2',
        [
          [1180, 0],
          [W, 0],
          [W, 1120],
          [380, 1120],
        ],
        0.55,
      ) +
      rect('#33261f', 0, 150, W, 26) +
      rect('#6b4a34', 0, 150, W, 8) +
      [430, 400, 360, 330, 290, 250]
        .map((size, index) =>
          hangingPan([280, 730, 1140, 1510, 1850, 2150][index] ?? 0, 172, size, copper, '#c7ae7c'),
        )
        .join('') +
      rect('#2c3a42', 0, 1120, W, 480) +
      rect('#46575f', 0, 1096, W, 60) +
      rect('#93a4aa', 0, 1090, W, 12) +
      rect('#1f2b32', 0, 1156, W, 14) +
      times(
        3,
        (index) =>
          rect('#3a4a53', 120 + index * 760, 1240, 640, 300) +
          rect('#1f2b32', 150 + index * 760, 1270, 580, 240) +
          rect('#d9a441', 190 + index * 760, 1206, 500, 18),
      ) +
      times(
        9,
        (index) =>
          disc('#d9a441', 180 + index * 255, 1200, 24) +
          rect('#2c3a42', 176 + index * 255, 1182, 8, 22),
      ) +
      glow('#f2832e', 1200, 1390, 330, 0.5) +
      pot(560, 1092, 560, copper, 0.62) +
      pot(1230, 1092, 400, copper, 0.82) +
      pot(1900, 1092, 640, copper, 0.46) +
      times(4, (index) =>
        curve(
          '#fffaf0',
          18,
          `M${430 + index * 90} 700q${next.between(30, 60)} -70 0 -140t0 -120`,
          0.5,
        ),
      )
    );
  },
};
