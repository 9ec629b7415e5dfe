import { box, H, path, poly, rect, spray, W } from '../../kit/draw.ts';
import { hills, peak, range } from '../../kit/mountain.ts';
import { wood } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const alpsStorm: Scene = {
  focal: [64, 46],
  draw: () =>
    rect('#8b938c', 0, 0, W, H) +
    spray('#f0dc98', box(0, 200, W, 1000), [1500, 1150], [1100, 300], 0.95) +
    poly(
      '#f3e3ab',
      [
        [1490, 330],
        [1640, 330],
        [2160, 1250],
        [1560, 1250],
      ],
      0.6,
    ) +
    poly(
      '#f3e3ab',
      [
        [1240, 330],
        [1310, 330],
        [1330, 1250],
        [1060, 1250],
      ],
      0.45,
    ) +
    range('storm-far', '#8b9a92', 1040, 180, 420) +
    path(
      '#66747b',
      `M0 0H${W}V420C2240 520 2100 470 2010 420C1900 520 1720 500 1660 430C1560 520 1380 500 1310 420C1180 540 960 520 880 450C740 560 500 540 420 470C300 560 120 540 0 480Z`,
    ) +
    path(
      '#485660',
      `M0 0H${W}V300C2280 370 2130 350 2050 290C1930 390 1740 370 1660 300C1500 400 1300 370 1230 300C1080 410 860 400 760 320C640 430 420 420 330 350C220 430 100 420 0 380Z`,
    ) +
    path(
      '#2f3b45',
      `M0 0H${W}V170C2200 250 2060 210 1980 150C1840 260 1640 230 1560 170C1400 260 1180 250 1100 180C940 290 700 270 610 190C460 290 180 300 0 250Z`,
    ) +
    peak(
      'storm-p',
      {
        x: 1620,
        y: 400,
        base: 1440,
        left: 760,
        right: 900,
        snow: 0.4,
        rough: 1.15,
        bend: [-0.02, 0.1],
      },
      { lit: '#b3a878', shade: '#37474f', snow: '#fbf0cf', snowShade: '#6d8089' },
    ) +
    peak(
      'storm-q',
      {
        x: 520,
        y: 520,
        base: 1440,
        left: 760,
        right: 760,
        snow: 0.2,
        rough: 1.15,
        light: 'right',
        bend: [0.1, -0.08],
      },
      { lit: '#757c6d', shade: '#26343d', snow: '#d3d2bf', snowShade: '#4f626d' },
    ) +
    hills('storm-h', '#4b5a3c', 1340, 180, 820) +
    path('#d9c652', `M760 ${H}Q1200 1330 1700 1262T${W} 1200V1330Q1980 1400 1640 ${H}Z`) +
    path('#8f9440', `M1640 ${H}Q1980 1400 ${W} 1330V${H}Z`) +
    wood('storm-w', '#1a2a2c', 1620, 300, 900, 230, -40, 760) +
    wood('storm-w3', '#1a2a2c', 1640, 120, 900, 170, 1900),
};
