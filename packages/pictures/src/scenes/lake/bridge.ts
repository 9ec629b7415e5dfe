import {
  box,
  clip,
  curve,
  disc,
  group,
  H,
  path,
  poly,
  rect,
  spray,
  stroke,
  times,
  W,
} from '../../kit/draw.ts';
import { peak, range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { wood } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const bridge: Scene = {
  focal: [50, 44],
  draw: () => {
    const next = random('bridge');
    const roofline = (x: number) => 760 + (x / W) * 190;
    const span =
      poly('#8a4a2a', [
        [-20, roofline(-20) + 80],
        [W, roofline(W) + 130],
        [W, roofline(W) + 260],
        [-20, roofline(-20) + 180],
      ]) +
      times(44, (index) => {
        const x = index * 56;
        return rect('#5a2c1c', x, roofline(x) + 84 + index, 9, 108 + index * 0.7);
      }) +
      poly('#b5492c', [
        [-20, roofline(-20) - 30],
        [W, roofline(W) - 70],
        [W, roofline(W) + 150],
        [-20, roofline(-20) + 90],
      ]) +
      poly('#8f3422', [
        [-20, roofline(-20) + 50],
        [W, roofline(W) + 80],
        [W, roofline(W) + 150],
        [-20, roofline(-20) + 90],
      ]) +
      times(60, (index) => {
        const x = index * 40;
        return stroke('#9c3c26', 3, [
          [x, roofline(x) - 30 - index * 0.6],
          [x, roofline(x) + 60 + index * 0.7],
        ]);
      }) +
      times(11, (index) => {
        const x = 60 + index * 230;
        return (
          rect('#4a2a22', x, roofline(x) + 170, 26, 260) +
          rect('#4a2a22', x + 46, roofline(x) + 170, 20, 240)
        );
      }) +
      times(30, (index) => {
        const x = 20 + index * 80;
        return (
          disc('#e2382e', x, roofline(x) + 190 + index * 1.9, 34, 17) +
          disc('#ff9a86', x + 26, roofline(x) + 186 + index * 1.9, 16, 10)
        );
      });
    const tower =
      poly('#d9c49a', [
        [1480, 560],
        [1840, 560],
        [1860, 1090],
        [1460, 1090],
      ]) +
      poly('#a88f66', [
        [1700, 560],
        [1840, 560],
        [1860, 1090],
        [1712, 1090],
      ]) +
      poly('#f0dfb8', [
        [1480, 560],
        [1570, 560],
        [1560, 1090],
        [1460, 1090],
      ]) +
      poly('#a8402a', [
        [1440, 570],
        [1660, 250],
        [1880, 570],
      ]) +
      poly('#7c2c20', [
        [1690, 570],
        [1660, 250],
        [1880, 570],
      ]) +
      [
        [1520, 660],
        [1630, 660],
        [1760, 660],
        [1630, 820],
      ]
        .map(([x = 0, y = 0]) => rect('#3a2a2a', x, y, 34, 66))
        .join('');
    const shore =
      peak(
        'br-1',
        { x: 620, y: 230, base: 1010, left: 820, right: 800, snow: 0.24, bend: [-0.06, 0.1] },
        { lit: '#8fa5a8', shade: '#4f7488', snow: '#fffaf0', snowShade: '#a5c3ce' },
      ) +
      range('br-r', '#6f9a9a', 900, 160, 420) +
      wood('br-w', '#3d6f60', 1000, 110, 520, 60);
    return (
      rect('#f7d58c', 0, 0, W, H) +
      spray('#6fb0c4', box(0, 0, W, 900), [0, 0], [0, 860], 0.95) +
      shore +
      rect('#2f8a94', 0, 1010, W, 590) +
      clip(
        rect('#000', 0, 1010, W, 590),
        `<g opacity=".4">${group('translate(0 2020) scale(1 -1)', shore)}</g>`,
        `<g opacity=".55">${group('translate(0 2320) scale(1 -1)', tower + span)}</g>`,
        times(80, (index) => {
          const t = index / 80;
          return rect(
            ['#4fb0ae', '#23717f', '#f0d9a0'][index % 3] ?? '#fff',
            next.between(-200, W),
            1016 + 580 * t ** 1.3,
            next.between(140, 560),
            3 + 10 * t,
            0.9,
          );
        }),
      ) +
      tower +
      span +
      [
        [520, 1400, 1],
        [820, 1480, 1.2],
      ]
        .map(([x = 0, y = 0, s = 1]) =>
          group(
            `translate(${x} ${y}) scale(${s})`,
            path('#fffaf0', 'M-130 0Q-120 -50 -40 -56Q60 -64 130 -30Q100 20 0 24Q-100 24 -130 0Z'),
            path('#d7dfdc', 'M-40 -20Q60 -40 130 -30Q100 20 0 24Q-10 10 -40 -20Z'),
            curve('#fffaf0', 22, 'M-108 -6Q-150 -70 -108 -110Q-86 -130 -96 -150'),
            path('#e2702e', 'M-104 -158L-142 -144L-104 -138Z'),
            rect('#dff0ea', -190, 26, 360, 7),
          ),
        )
        .join('')
    );
  },
};
