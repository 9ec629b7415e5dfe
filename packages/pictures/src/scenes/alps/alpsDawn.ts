import { box, disc, H, rect, spray, W } from '../../kit/draw.ts';
import { firs } from '../../kit/firs.ts';
import { hills, peak, range } from '../../kit/mountain.ts';
import { wood } from '../../kit/trees.ts';
import { mist } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const alpsDawn: Scene = {
  focal: [62, 34],
  draw: () =>
    rect('#f7dcae', 0, 0, W, H) +
    spray('#7fa6b5', box(0, 0, W, 900), [0, 0], [0, 800], 0.95) +
    disc('#fdf0cf', 470, 640, 150) +
    range('dawn-far', '#c6a5a4', 900, 190, 420) +
    peak(
      'dawn-b',
      { x: 700, y: 560, base: 1300, left: 620, right: 560, snow: 0.42, bend: [0.08, 0.1] },
      { lit: '#b98a92', shade: '#6f6d95', snow: '#f6c6a4', snowShade: '#8f8bad' },
    ) +
    peak(
      'dawn-d',
      { x: 2200, y: 620, base: 1300, left: 620, right: 460, snow: 0.4, bend: [-0.05, 0.12] },
      { lit: '#b98a92', shade: '#65668f', snow: '#f6c6a4', snowShade: '#8a88ac' },
    ) +
    peak(
      'dawn-e',
      {
        x: 1490,
        y: 190,
        base: 1340,
        left: 700,
        right: 820,
        snow: 0.62,
        rough: 0.9,
        bend: [-0.02, -0.12],
      },
      { lit: '#a8707c', shade: '#464f7d', snow: '#fbb98b', snowShade: '#6c74a2' },
    ) +
    mist('#f3d3b4', -200, 1020, 1500, 70, 0.85) +
    mist('#f3d3b4', 1300, 1075, 1500, 56, 0.8) +
    mist('#eec4ab', 500, 1110, 1300, 50, 0.9) +
    wood('dawn-w1', '#4d5a7c', 1240, 150, 500, 90) +
    wood('dawn-w2', '#2f4164', 1380, 170, 620, 130) +
    hills('dawn-h', '#20304e', 1560, 160, 900) +
    firs('dawn-firs', '#1d2b47', '#141e36', 1590, 620, [640, 1980]),
};
