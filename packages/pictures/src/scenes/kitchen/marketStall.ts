import { disc, glow, H, path, poly, rect, times, W } from '../../kit/draw.ts';
import { awning } from '../../kit/facade.ts';
import { townHouse } from '../../kit/houses.ts';
import { hills } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { fruit, lemon } from '../../kit/still.ts';
import { crown } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const marketStall: Scene = {
  focal: [50, 60],
  draw: () => {
    const next = random('market');
    const crate = (x: number, y: number, w: number, kind: number) => {
      const pieces = times(3, (row) =>
        times(6, (column) => {
          const [cx, cy, s] = [
            x + (w * (column + 0.6 + (row % 2) * 0.3)) / 6.6,
            y - 96 + row * 46,
            w / 5.4,
          ];
          if (kind === 0) return fruit(cx, cy, s, '#d8402c', '#ffb09a', '#8f241e');
          if (kind === 1) return lemon(cx, cy, s * 0.86, -20 + column * 11);
          if (kind === 2) return fruit(cx, cy, s, '#ef8a2c', '#ffd39a', '#b5541a');
          if (kind === 3) return fruit(cx, cy, s, '#7a3a6b', '#c88ab5', '#431d44');
          return crown(next, cx, cy, s * 0.62, s * 0.5, '#7fb04a', '#3f7a3a');
        }),
      );
      return (
        rect('#5a3420', x + 14, y + 20, w, 150, 0.5) +
        pieces +
        rect('#c08a52', x, y, w, 130) +
        rect('#e0b178', x, y, w, 18) +
        rect('#8a5630', x, y + 52, w, 12) +
        rect('#8a5630', x, y + 104, w, 10) +
        rect('#8a5630', x, y, 16, 130) +
        rect('#8a5630', x + w - 16, y, 16, 130)
      );
    };
    return (
      rect('#7cc3d4', 0, 0, W, H) +
      hills('market-h', '#6f9a5a', 700, 220, 760) +
      times(8, (index) =>
        townHouse({
          x: index * 320 - 120,
          y: 1150,
          width: 330,
          height: 560 + (index % 3) * 110,
          floors: 3,
          bays: 3,
          wall: ['#f4c88a', '#e79a6b', '#f7e0b0', '#d97f62'][index % 4] ?? '#f4c88a',
          roof: '#a8482e',
          window: '#3d5a6b',
          shutter: ['#4b8a7a', '#3d6a8a', '#8a4a3a'][index % 3] ?? '#4b8a7a',
          gable: index % 3 === 1,
        }),
      ) +
      poly(
        '#3a2440',
        [
          [0, 620],
          [2400, 620],
          [2400, 1600],
          [0, 1600],
        ],
        0.34,
      ) +
      rect('#d9c39a', 0, 1480, W, 120) +
      rect('#4a2c22', 220, 420, 30, 1130) +
      rect('#4a2c22', 2150, 420, 30, 1130) +
      [crate(300, 860, 560, 4), crate(910, 860, 560, 1), crate(1520, 860, 560, 0)].join('') +
      rect('#8a5630', 240, 990, 1920, 40) +
      [crate(240, 1130, 610, 0), crate(890, 1130, 610, 2), crate(1540, 1130, 610, 3)].join('') +
      rect('#8a5630', 200, 1260, 2000, 44) +
      poly('#2f6a5a', [
        [200, 1304],
        [2200, 1304],
        [2200, 1560],
        [200, 1560],
      ]) +
      times(10, (index) =>
        poly('#25564a', [
          [200 + index * 200, 1304],
          [300 + index * 200, 1304],
          [300 + index * 200, 1560],
          [200 + index * 200, 1560],
        ]),
      ) +
      awning(240, 150, 1920, 400, ['#e2492e', '#fff4dc'], '#2a1d33', 12) +
      times(
        3,
        (index) =>
          rect('#241a22', 596 + index * 600, 560, 8, 60) +
          path(
            '#22403c',
            `M${540 + index * 600} 690Q${550 + index * 600} 620 ${600 + index * 600} 616Q${650 + index * 600} 620 ${660 + index * 600} 690Z`,
          ) +
          disc('#fff0c0', 600 + index * 600, 690, 36, 20) +
          glow('#ffdf94', 600 + index * 600, 720, 260, 0.55),
      )
    );
  },
};
