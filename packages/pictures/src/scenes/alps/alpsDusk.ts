import { box, disc, H, path, rect, spray, W } from '../../kit/draw.ts';
import { peak, range } from '../../kit/mountain.ts';
import { wood } from '../../kit/trees.ts';
import { mist } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const alpsDusk: Scene = {
  focal: [36, 44],
  draw: () =>
    rect('#f4a65a', 0, 0, W, H) +
    path('#ee8450', `M0 0H${W}V560Q1700 380 870 470T0 420Z`) +
    path('#d95f52', `M0 0H${W}V360Q1700 220 870 300T0 230Z`) +
    path('#a9455f', `M0 0H${W}V170Q1600 60 870 130T0 90Z`) +
    spray('#7c2f5d', box(0, 0, W, 460), [0, 0], [0, 440], 0.7) +
    disc('#ffe9ae', 860, 760, 210) +
    range('dusk-1', '#d47863', 960, 210, 460) +
    range('dusk-2', '#a9536a', 1080, 260, 380) +
    peak(
      'dusk-p',
      {
        x: 1780,
        y: 420,
        base: 1500,
        left: 820,
        right: 900,
        snow: 0.5,
        light: 'left',
        bend: [-0.1, 0.12],
      },
      { lit: '#7d3f68', shade: '#48285a', snow: '#f08e66', snowShade: '#6d3c72' },
    ) +
    range('dusk-3', '#6d3566', 1300, 200, 520) +
    mist('#e88d63', -100, 1215, 1250, 40, 0.55) +
    wood('dusk-w', '#3d2350', 1420, 190, 640, 120) +
    wood('dusk-w2', '#25173c', 1600, 200, 760, 210),
};
