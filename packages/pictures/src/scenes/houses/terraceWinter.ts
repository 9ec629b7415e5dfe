import { box, curve, group, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { peak } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { fir, wood } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const terraceWinter: Scene = {
  focal: [46, 58],
  draw: () => {
    const next = random('terrace-winter');
    const lounger = (x: number, y: number, s: number, blanket: string, dark: string) =>
      group(
        `translate(${x} ${y}) scale(${s})`,
        poly('#7fa8d4', [
          [-200, 26],
          [250, 26],
          [420, 70],
          [-60, 78],
        ]),
        curve('#6b4028', 15, 'M-190 40L250 -70M-60 40L-150 -60M170 40L60 -76'),
        path('#f6efdf', 'M-250 -210L-214 -226L-76 -56L230 -96L250 -66L-90 -16Z'),
        path(blanket, 'M-70 -60L236 -104L262 -50Q110 -20 -40 10Q-60 -16 -70 -60Z'),
        path(dark, 'M90 -84L236 -104L262 -50Q180 -36 120 -24Z'),
        times(3, (index) =>
          poly(
            '#fff7e8',
            [
              [-30 + index * 86, -64 - index * 13],
              [-6 + index * 86, -68 - index * 13],
              [14 + index * 86, -4 - index * 12],
              [-10 + index * 86, 0 - index * 12],
            ],
            0.85,
          ),
        ),
      );
    return (
      rect('#2f86c8', 0, 0, W, H) +
      spray('#bfe2ee', box(0, 100, W, 900), [0, 960], [0, 200], 0.9) +
      peak(
        'tw-1',
        { x: 1080, y: 190, base: 1060, left: 760, right: 720, snow: 0.8, bend: [-0.12, -0.05] },
        { lit: '#8a94a8', shade: '#4d668f', snow: '#fffdf4', snowShade: '#7fb0dc' },
      ) +
      peak(
        'tw-2',
        { x: 2120, y: 360, base: 1060, left: 640, right: 600, snow: 0.9, bend: [0.12, -0.06] },
        { lit: '#8a94a8', shade: '#4d668f', snow: '#fffdf4', snowShade: '#8fbbe2' },
      ) +
      peak(
        'tw-3',
        { x: 160, y: 480, base: 1060, left: 560, right: 520, snow: 0.8, bend: [0.05, 0.12] },
        { lit: '#8a94a8', shade: '#4d668f', snow: '#fffdf4', snowShade: '#8fbbe2' },
      ) +
      wood('tw-w', '#2b5a72', 1020, 90, 700, 70) +
      path('#eef5f8', `M0 1000Q900 930 ${W} 1010V${H}H0Z`) +
      times(9, (index) =>
        fir(next, 1300 + index * 130, 1040 + index * 6, 170 + index * 12, '#eef3f2', '#24566c'),
      ) +
      rect('#fffcf2', 0, 1100, W, 500) +
      path('#bcd8ee', `M0 1180L900 1100H${W}V1130L1100 1240L0 1320Z`) +
      rect('#7a4a2c', 0, 1064, W, 26) +
      times(
        13,
        (index) =>
          rect('#7a4a2c', index * 200 - 10, 1064, 24, 130) +
          rect('#fffdf4', index * 200 - 18, 1048, 40, 20),
      ) +
      rect('#fffdf4', 0, 1052, W, 14) +
      lounger(1750, 1330, 1.05, '#d8402c', '#a32a22') +
      lounger(1010, 1400, 1.25, '#d8402c', '#a32a22') +
      lounger(330, 1480, 1.4, '#d8402c', '#a32a22') +
      poly('#5a3420', [
        [0, 0],
        [900, 0],
        [0, 330],
      ]) +
      poly('#7a4a2c', [
        [0, 250],
        [830, 0],
        [900, 0],
        [0, 330],
      ]) +
      path('#fffdf4', 'M900 0L990 0Q520 200 0 372V330Z') +
      times(9, (index) =>
        poly('#d5e8f4', [
          [90 + index * 92, 340 - index * 34],
          [116 + index * 92, 330 - index * 34],
          [104 + index * 92, 420 - index * 34 + (index % 3) * 34],
        ]),
      )
    );
  },
};
