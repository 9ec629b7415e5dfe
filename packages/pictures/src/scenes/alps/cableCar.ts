import { box, disc, group, H, path, poly, rect, spray, stroke, times, W } from '../../kit/draw.ts';
import { peak } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { fir, wood } from '../../kit/trees.ts';
import { cloud, mist } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const cableCar: Scene = {
  focal: [60, 44],
  draw: () => {
    const next = random('cable');
    return (
      rect('#2f8fc4', 0, 0, W, H) +
      spray('#d3ecec', box(0, 300, W, 1100), [0, 1300], [0, 380], 0.95) +
      cloud('cab-c', 430, 380, 520, '#fffaf0', '#cfe3ec') +
      peak(
        'cab-1',
        { x: 520, y: 560, base: 1500, left: 820, right: 760, snow: 0.4, bend: [0.1, -0.08] },
        { lit: '#8b9cb0', shade: '#4c6a90', snow: '#fffbf0', snowShade: '#8fb9de' },
      ) +
      peak(
        'cab-2',
        { x: 1980, y: 330, base: 1560, left: 900, right: 760, snow: 0.5, bend: [-0.12, 0.1] },
        { lit: '#7f93aa', shade: '#3f5f88', snow: '#fffbf0', snowShade: '#84b2da' },
      ) +
      mist('#eef6f4', -200, 1180, 1600, 80, 0.9) +
      mist('#eef6f4', 900, 1250, 1900, 90, 0.9) +
      wood('cab-w', '#2a5f5a', 1420, 150, 600, 120) +
      wood('cab-w2', '#173f42', 1590, 150, 700, 190) +
      stroke('#1d2a3a', 9, [
        [-50, 770],
        [1330, 262],
        [2450, -170],
      ]) +
      stroke('#1d2a3a', 6, [
        [-50, 830],
        [1330, 300],
        [2450, -130],
      ]) +
      group(
        'translate(1330 262)',
        rect('#1d2a3a', -150, -26, 300, 40),
        times(4, (index) => disc('#4a5560', -114 + index * 76, -10, 26)),
        poly('#1d2a3a', [
          [-22, 0],
          [22, 0],
          [40, 290],
          [-40, 290],
        ]),
        path(
          '#d8301f',
          'M-420 330Q-420 284 -374 284H374Q420 284 420 330V700Q420 800 330 800H-330Q-420 800 -420 700Z',
        ),
        path('#a31f16', 'M190 284H374Q420 284 420 330V700Q420 800 330 800H150Q220 560 190 284Z'),
        rect('#7a7f88', -440, 262, 880, 34),
        path('#173450', 'M-380 350H-30V590H-380Z'),
        path('#173450', 'M20 350H380V590H20Z'),
        poly('#7fb5d0', [
          [-380, 590],
          [-250, 350],
          [-130, 350],
          [-260, 590],
        ]),
        poly('#7fb5d0', [
          [60, 590],
          [190, 350],
          [250, 350],
          [120, 590],
        ]),
        rect('#f6e3b8', -420, 630, 840, 22),
        [-300, -170, 120, 270]
          .map(
            (x, index) =>
              disc(['#e0a52e', '#3d7a6a', '#f0dfc0', '#8a4a6b'][index] ?? '#fff', x, 600, 58, 74) +
              disc('#d9a07a', x, 490, 34, 40) +
              path(
                ['#2a1d22', '#5a3622', '#1f1618', '#8a5a34'][index] ?? '#000',
                `M${x - 36} 488Q${x - 36} 440 ${x} 440T${x + 36} 488Q${x} 456 ${x - 36} 488Z`,
              ),
          )
          .join(''),
        rect('#d8301f', -380, 590, 760, 42),
        rect('#a31f16', 196, 590, 184, 42),
      ) +
      times(5, (index) => fir(next, 30 + index * 90, 1620, 520 - index * 60, '#3f7a70', '#12343a'))
    );
  },
};
