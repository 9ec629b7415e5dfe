import { box, clip, curve, disc, H, path, poly, rect, spray, W } from '../../kit/draw.ts';
import { dresses, listener, person } from '../../kit/figures.ts';
import { peak, range } from '../../kit/mountain.ts';
import { wood } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const seminarRoom: Scene = {
  focal: [52, 42],
  draw: () => {
    const view =
      rect('#8fd0e0', 0, 0, W, 900) +
      peak(
        'sem',
        { x: 720, y: 300, base: 800, left: 560, right: 620, snow: 0.5, bend: [0.1, -0.1] },
        { lit: '#86a5b4', shade: '#4a7490', snow: '#fffaf0', snowShade: '#a5c9da' },
      ) +
      range('sem-r', '#4f8f86', 790, 130, 420) +
      rect('#2f93ac', 0, 780, W, 200) +
      wood('sem-w', '#23604f', 960, 90, 600, 110);
    const seat = (x: number, y: number, s: number, coat: string, hair: string, long: boolean) =>
      path(
        '#22385e',
        `M${x - s * 0.5} ${y + s * 0.9}V${y}Q${x - s * 0.5} ${y - s * 0.16} ${x - s * 0.3} ${y - s * 0.16}H${x + s * 0.3}Q${x + s * 0.5} ${y - s * 0.16} ${x + s * 0.5} ${y}V${y + s * 0.9}Z`,
      ) +
      listener(x, y - s * 0.3, s * 0.84, coat, hair, '#c98a62', long) +
      path(
        '#142444',
        `M${x - s * 0.52} ${y + s * 1.6}V${y + s * 0.1}Q${x} ${y - s * 0.06} ${x + s * 0.52} ${y + s * 0.1}V${y + s * 1.6}Z`,
      );
    return (
      rect('#f4e6cc', 0, 0, W, H) +
      clip(rect('#000', 120, 150, 1340, 800), view) +
      [120, 560, 1010, 1440].map((x) => rect('#fffaf0', x - 10, 140, 26, 820)).join('') +
      rect('#fffaf0', 100, 130, 1380, 24) +
      rect('#fffaf0', 100, 940, 1380, 30) +
      rect('#d9c49a', 100, 966, 1380, 16) +
      rect('#2a1d22', 1640, 230, 620, 560) +
      rect('#fffdf6', 1656, 246, 588, 528) +
      disc('#f0b429', 1810, 430, 110) +
      disc('#e2502a', 1950, 430, 110, 110, 0.85) +
      disc('#2a7a8a', 1880, 550, 110, 110, 0.85) +
      curve('#22385e', 9, 'M2080 660Q2120 500 2190 330M2150 372L2192 326L2206 388') +
      rect('#d9b87a', 0, 1010, W, 590) +
      poly(
        '#f4dfae',
        [
          [130, 1010],
          [1440, 1010],
          [1900, H],
          [300, H],
        ],
        0.75,
      ) +
      [560, 1010]
        .map((x) =>
          poly('#d9b87a', [
            [x, 1010],
            [x + 26, 1010],
            [x + 300, H],
            [x + 240, H],
          ]),
        )
        .join('') +
      person(1540, 1130, 620, dresses.red) +
      path('#b98d5a', 'M330 1270Q1200 1180 2080 1270L2280 1420Q1200 1540 120 1420Z', 0.5) +
      path('#fff8e8', 'M420 1170Q1200 1080 1980 1170L2180 1330Q1200 1440 220 1330Z') +
      path('#c9a870', 'M220 1330Q1200 1440 2180 1330V1372Q1200 1484 220 1372Z') +
      [
        [760, 1210],
        [1180, 1190],
        [1620, 1220],
      ]
        .map(
          ([x = 0, y = 0]) =>
            poly('#dfe6ea', [
              [x - 90, y],
              [x + 70, y - 8],
              [x + 100, y + 40],
              [x - 70, y + 52],
            ]) +
            poly('#22385e', [
              [x - 70, y - 90],
              [x + 60, y - 96],
              [x + 70, y - 8],
              [x - 90, y],
            ]),
        )
        .join('') +
      [
        [960, 1240],
        [1440, 1250],
      ]
        .map(
          ([x = 0, y = 0]) =>
            disc('#c8402c', x, y, 34, 14) +
            rect('#c8402c', x - 34, y - 40, 68, 40) +
            disc('#5a2420', x, y - 40, 34, 12),
        )
        .join('') +
      seat(420, 1330, 250, '#3d7a6a', '#2a1d22', true) +
      seat(920, 1400, 270, '#e0a52e', '#5a3622', false) +
      seat(1450, 1400, 270, '#8a4a6b', '#1f1618', true) +
      seat(1980, 1330, 250, '#f0dfc0', '#8a5a34', false) +
      spray('#5a2a24', box(0, 1100, W, 500), [0, 1700], [0, 1300], 0.4)
    );
  },
};
