import { box, disc, group, H, path, poly, rect, spray, W } from '../../kit/draw.ts';
import { range } from '../../kit/mountain.ts';
import { wood } from '../../kit/trees.ts';
import { glitter, lake, ripple } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const lakeSunset: Scene = {
  focal: [66, 50],
  draw: () => {
    const shore =
      range('ls-1', '#b65a5f', 900, 280, 560) +
      range('ls-2', '#7c3f63', 930, 170, 360) +
      wood('ls-w', '#43264d', 960, 110, 520, 50);
    return (
      rect('#f7b45c', 0, 0, W, H) +
      path('#f2934f', `M0 0H${W}V430Q1800 330 1200 400T0 360Z`) +
      path('#e06a4d', `M0 0H${W}V230Q1700 150 1100 210T0 170Z`) +
      spray('#a23f5c', box(0, 0, W, 400), [0, 0], [0, 380], 0.9) +
      disc('#fff0b8', 1560, 660, 190) +
      shore +
      lake('ls', {
        y: 940,
        bottom: H,
        water: '#d9724f',
        mirrored: shore,
        clear: 0.8,
        ripples: ['#f0a05a', '#a34a5c', '#f7c06a', '#6d3560'],
        count: 90,
      }) +
      glitter('ls-g', '#ffe7a0', 1560, 940, 1600, 300) +
      spray('#3d1f4b', box(0, 940, W, 660), [0, 1600], [0, 1180], 0.9) +
      group(
        'translate(640 1330)',
        path('#2a1838', 'M-260 -20Q0 44 300 -34Q270 50 190 62H-170Q-240 50 -260 -20Z'),
        path('#2a1838', 'M-30 -20Q-40 -120 10 -150Q60 -130 56 -20Z'),
        disc('#2a1838', 14, -178, 32),
        poly('#2a1838', [
          [20, -120],
          [240, 30],
          [330, 92],
          [318, 102],
          [225, 44],
          [10, -90],
        ]),
      ) +
      ripple('#2a1838', 650, 1402, 560, 14, 0.7)
    );
  },
};
