import { curve, disc, glow, group, H, path, poly, rect, times, W } from '../../kit/draw.ts';
import { steel } from '../../kit/pots.ts';
import { random } from '../../kit/random.ts';
import { bottle, lemon } from '../../kit/still.ts';
import type { Scene } from '../../scene.ts';

export const barCounter: Scene = {
  focal: [50, 44],
  draw: () => {
    const next = random('bar');
    const glasses = ['#2e5a44', '#8f3a24', '#c98a2e', '#2f5a7a', '#6b2a44', '#d9b45a'] as const;
    const shelf = (y: number) =>
      rect('#f2c46a', 330, y, 1740, 14) +
      rect('#4a1f2c', 330, y + 14, 1740, 22) +
      times(22, (index) =>
        bottle(
          400 + index * 76,
          y,
          next.between(180, 270),
          next.pick(glasses),
          '#f7e0b0',
          '#2a1424',
          index % 3 ? '#f4e2bd' : '#d8542c',
        ),
      );
    const stool = (x: number) =>
      disc('#c8402c', x, 1390, 120, 30) +
      disc('#8f2a24', x, 1404, 120, 26, 0.8) +
      rect('#d9b45a', x - 10, 1410, 20, 190) +
      curve('#d9b45a', 10, `M${x - 70} 1560Q${x} 1590 ${x + 70} 1560`);
    const coupe = (x: number, y: number, s: number, fill: string) =>
      path(
        '#fff4dc',
        `M${x - s} ${y - s * 1.7}Q${x - s * 0.8} ${y - s * 0.9} ${x} ${y - s * 0.86}Q${x + s * 0.8} ${y - s * 0.9} ${x + s} ${y - s * 1.7}Z`,
        0.7,
      ) +
      path(
        fill,
        `M${x - s * 0.93} ${y - s * 1.5}Q${x - s * 0.7} ${y - s * 0.94} ${x} ${y - s * 0.9}Q${x + s * 0.7} ${y - s * 0.94} ${x + s * 0.93} ${y - s * 1.5}Z`,
      ) +
      rect('#fff4dc', x - s * 0.05, y - s * 0.9, s * 0.1, s * 0.86) +
      disc('#fff4dc', x, y - s * 0.02, s * 0.5, s * 0.09);
    return (
      rect('#3a142c', 0, 0, W, H) +
      path('#6b2438', `M260 1130V640A940 640 0 0 1 2140 640V1130Z`) +
      path('#a3422f', `M330 1130V650A870 570 0 0 1 2070 650V1130Z`) +
      glow('#ffb85c', 1200, 560, 900, 0.6) +
      shelf(520) +
      shelf(800) +
      shelf(1080) +
      [120, 2280]
        .map(
          (x) =>
            rect('#57203a', x - 100, 0, 200, 1130) +
            glow('#ffcf6b', x, 420, 320, 0.8) +
            disc('#fff0c0', x, 420, 62) +
            rect('#d9b45a', x - 8, 480, 16, 120),
        )
        .join('') +
      rect('#1f3f44', 0, 1150, W, 450) +
      times(
        12,
        (index) =>
          rect('#173237', 30 + index * 200, 1230, 150, 300) +
          rect('#2a5257', 30 + index * 200, 1230, 150, 8),
      ) +
      rect('#f4e4c4', 0, 1110, W, 64) +
      rect('#c7a878', 0, 1160, W, 26) +
      poly('#fffaf0', [
        [0, 1110],
        [1300, 1110],
        [1180, 1124],
        [0, 1124],
      ]) +
      coupe(760, 1118, 96, '#d8402c') +
      coupe(1010, 1126, 96, '#f0b429') +
      coupe(1640, 1120, 96, '#7fae6a') +
      group(
        'translate(1330 1120)',
        path(steel.body, 'M-62 0L-78 -190H78L62 0Z'),
        path(steel.light, 'M-44 0L-56 -190H-22L-18 0Z'),
        path(steel.dark, 'M30 0L38 -190H78L62 0Z'),
        path(steel.body, 'M-70 -190L-40 -300H40L70 -190Z'),
        path(steel.light, 'M-48 -190L-26 -300H-6L-14 -190Z'),
        rect(steel.dark, -34, -346, 68, 46),
      ) +
      lemon(1850, 1092, 84, -14) +
      lemon(1960, 1098, 84, 12) +
      [330, 820, 1580, 2070].map(stool).join('')
    );
  },
};
