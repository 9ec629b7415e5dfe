import { box, clip, group, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { facade, flag, mansard } from '../../kit/facade.ts';
import { random } from '../../kit/random.ts';
import { cypress, strewn, tub } from '../../kit/trees.ts';
import { cloud } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const facadePalace: Scene = {
  focal: [46, 44],
  draw: () => {
    const next = random('palace');
    const tones = {
      wall: '#f9e3bb',
      trim: '#fffaf0',
      shade: '#d0a679',
      glass: '#2f5d78',
      gleam: '#6ba0b4',
      awning: ['#f2b52b', '#fff8e8'] as const,
    };
    const wing = facade({
      ...tones,
      x: 60,
      y: 1330,
      width: 2860,
      height: 860,
      floors: 4,
      bays: 15,
      arched: 3,
      hasAwning: (column, row) => row === 1 || (row === 2 && column % 2 === 0),
      hasBalcony: (_, row) => row === 2,
    });
    const pavilion = facade({
      ...tones,
      wall: '#fdecca',
      x: 820,
      y: 1330,
      width: 620,
      height: 960,
      floors: 4,
      bays: 3,
      arched: 0,
      hasAwning: (_, row) => row === 2,
      hasBalcony: (_, row) => row === 1,
    });
    return (
      rect('#2b93c9', 0, 0, W, H) +
      spray('#b7e0e4', box(0, 100, W, 1240), [0, 1200], [0, 140], 0.95) +
      cloud('pal-c', 2020, 250, 560, '#fffaf0', '#d7e8ee') +
      group(
        'translate(120 190) scale(.86)',
        mansard(60, 474, 2860, 170, '#3f5a78', '#2c4260', '#fffaf0', '#1d3a5a', 15) +
          wing +
          mansard(800, 374, 660, 210, '#34506e', '#243a58', '#fffaf0', '#1d3a5a', 3) +
          path('#34506e', 'M960 164Q980 -10 1130 -20Q1280 -10 1300 164Z') +
          path('#243a58', 'M1150 -20Q1280 -10 1300 164H1180Z') +
          pavilion +
          flag(1130, -10, 150, '#e23d28', '#e23d28', '#fffaf0') +
          poly(
            '#b9863f',
            [
              [1440, 560],
              [1560, 760],
              [1560, 1330],
              [1440, 1330],
            ],
            0.3,
          ) +
          clip(
            rect('#000', 60, 370, W, 960),
            poly(
              '#3d3a5c',
              [
                [0, 800],
                [0, 1330],
                [700, 1330],
              ],
              0.4,
            ),
          ),
      ) +
      rect('#e9d3a4', 0, 1330, W, 270) +
      path('#d2b47c', `M0 1330H${W}V1360Q1300 1420 0 1400Z`) +
      times(7, (index) =>
        index === 3 ? '' : cypress(130 + index * 350, 1440, 330, '#3d8a58', '#1c5a49'),
      ) +
      rect('#2f7a4f', 0, 1420, 900, 90) +
      rect('#1d5a44', 0, 1480, 900, 30) +
      rect('#2f7a4f', 1380, 1420, 1020, 90) +
      rect('#1d5a44', 1380, 1480, 1020, 30) +
      strewn(next, 90, [0, 1418, 880, 60], 10, '#f06a5a') +
      strewn(next, 90, [1400, 1418, 1000, 60], 10, '#f06a5a') +
      poly('#f4e4bf', [
        [960, 1330],
        [1300, 1330],
        [1560, 1600],
        [700, 1600],
      ]) +
      tub(next, 930, 1480, 190, '#fffaf0', '#cbb89a', '#3d8a58', '#1c5a49') +
      tub(next, 1340, 1480, 190, '#fffaf0', '#cbb89a', '#3d8a58', '#1c5a49')
    );
  },
};
