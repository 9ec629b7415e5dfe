import { box, disc, glow, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { facade, mansard } from '../../kit/facade.ts';
import { range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { fir } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const facadeNight: Scene = {
  focal: [60, 48],
  draw: () => {
    const next = random('night-facade');
    const glowing = (column: number, row: number) =>
      (column * 7 + row * 5 + ((column * row) % 3)) % 4 !== 1;
    const tones = {
      wall: '#2c4a80',
      trim: '#4d70a6',
      shade: '#1c3364',
      glass: '#152a55',
      gleam: '#244479',
      lit: { color: '#ffc95c', when: glowing },
    };
    return (
      rect('#122250', 0, 0, W, H) +
      spray('#2d5f95', box(0, 0, W, 1000), [0, 1000], [0, 200], 0.9) +
      times(120, () => disc('#fff3cf', next() * W, next() * 520, next.between(1.6, 4))) +
      range('nf-r', '#1d3a70', 900, 430, 560) +
      mansard(700, 470, 1800, 190, '#3d5f9a', '#2c4a80', '#4d70a6', '#ffc95c', 9) +
      facade({
        ...tones,
        x: 700,
        y: 1290,
        width: 1800,
        height: 820,
        floors: 4,
        bays: 9,
        arched: 3,
        hasBalcony: (_, row) => row === 1,
      }) +
      path('#3d5f9a', 'M760 284Q770 60 960 40Q1150 60 1160 284Z') +
      poly('#4d70a6', [
        [950, 50],
        [960, -60],
        [970, 50],
      ]) +
      facade({
        ...tones,
        wall: '#35568f',
        x: 740,
        y: 1290,
        width: 440,
        height: 1000,
        floors: 5,
        bays: 2,
        arched: 0,
        lit: { color: '#ffd778', when: (column, row) => row !== 1 || column === 0 },
      }) +
      rect('#eef4fa', 1180, 462, 1320, 18) +
      path(
        '#eef4fa',
        'M776 200Q800 62 960 40Q1120 62 1144 200Q1100 120 1040 132Q960 90 900 140Q820 120 776 200Z',
      ) +
      rect('#dfe9f4', 0, 1290, W, 310) +
      times(9, (index) =>
        poly(
          '#ffd778',
          [
            [780 + index * 200, 1290],
            [850 + index * 200, 1290],
            [820 + index * 190, 1410],
            [680 + index * 190, 1410],
          ],
          0.75,
        ),
      ) +
      path('#9fb9da', `M0 1290H700Q900 1400 1300 1440T${W} 1450V${H}H0Z`, 0.75) +
      path('#6f92c2', `M0 1400Q700 1440 1100 1530T1700 ${H}H0Z`, 0.8) +
      times(8, (index) =>
        fir(
          next,
          40 + index * 92,
          1400 + next.between(-20, 60),
          next.between(420, 820),
          '#dbe6f2',
          '#1c3a66',
        ),
      ) +
      glow('#ffc95c', 1600, 1240, 700, 0.3) +
      times(140, () => disc('#ffffff', next() * W, next() * H, next.between(3, 8)))
    );
  },
};
