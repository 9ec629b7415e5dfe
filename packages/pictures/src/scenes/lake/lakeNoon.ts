import { sail } from '../../kit/boats.ts';
import { box, group, H, path, poly, rect, spray, W } from '../../kit/draw.ts';
import { peak, range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { crown, wood } from '../../kit/trees.ts';
import { cloud, lake } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const lakeNoon: Scene = {
  focal: [46, 52],
  draw: () => {
    const next = random('ln');
    const shore =
      peak(
        'ln-1',
        { x: 700, y: 360, base: 900, left: 820, right: 760, snow: 0.25, bend: [0.1, -0.05] },
        { lit: '#7f95a3', shade: '#3e6183', snow: '#fff9ea', snowShade: '#a5c6dd' },
      ) +
      range('ln-2', '#4c7f94', 880, 240, 520) +
      wood('ln-w', '#2c6a4e', 890, 120, 600, 40);
    return (
      rect('#4aa8d2', 0, 0, W, H) +
      spray('#c4e6e8', box(0, 200, W, 700), [0, 880], [0, 200], 0.9) +
      cloud('ln-c', 1750, 340, 700, '#fffaf0', '#d7e8ee') +
      shore +
      lake('ln', {
        y: 880,
        bottom: H,
        water: '#1f86ae',
        mirrored: shore,
        clear: 0.28,
        ripples: ['#37a6c2', '#bfe6df', '#187299', '#0f5f88'],
        count: 80,
      }) +
      sail(1620, 1000, 190, '#fffaf0', '#dfe3dc', '#a32a20') +
      sail(1330, 940, 110, '#fffaf0', '#dfe3dc', '#1d3a5a', -4) +
      path('#eadfc6', `M0 1330Q500 1290 900 1400T1500 ${H}H0Z`) +
      path('#c9b491', `M0 1440Q420 1390 760 1480T1180 ${H}H0Z`) +
      group(
        'translate(560 1430)',
        path('#e0442e', 'M-250 -330Q0 -560 250 -330Q0 -380 -250 -330Z'),
        path('#fff6e4', 'M-84 -352Q-60 -470 0 -487Q60 -470 84 -352Q0 -366 -84 -352Z'),
        rect('#7a5a3c', -5, -360, 10, 420),
        poly('#1c4f66', [
          [-230, 20],
          [-90, 20],
          [-30, -70],
          [-16, -64],
          [-70, 50],
          [-230, 50],
        ]),
        rect('#1c4f66', -210, 40, 12, 60),
        rect('#1c4f66', -90, 40, 12, 60),
      ) +
      crown(next, 2270, 330, 420, 330, '#2f7a4a', '#174c39') +
      crown(next, 2400, 620, 300, 220, '#2f7a4a', '#174c39')
    );
  },
};
