import { clip, curve, disc, H, path, poly, rect, times, W } from '../../kit/draw.ts';
import { dresses, person } from '../../kit/figures.ts';
import { range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { wood } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const workshop: Scene = {
  focal: [46, 46],
  draw: () => {
    const next = random('workshop');
    const notes = ['#f4c542', '#f2885a', '#7fc4b8', '#f7e6b0', '#e2607a'] as const;
    const wall = times(54, (index) => {
      const [column, row] = [index % 9, Math.floor(index / 9)];
      if (next() < 0.2) return '';
      const [x, y, s] = [
        360 + column * 128 + next.between(-12, 12),
        170 + row * 118 + next.between(-9, 9),
        92,
      ];
      return (
        rect('#1d3a44', x + 8, y + 10, s, s, 0.35) +
        rect(next.pick(notes), x, y, s, s) +
        rect('#1d3a44', x + 16, y + 26, s * next.between(0.4, 0.65), 7, 0.5) +
        rect('#1d3a44', x + 16, y + 46, s * next.between(0.25, 0.6), 7, 0.5)
      );
    });
    return (
      rect('#2f6a72', 0, 0, W, H) +
      poly('#3d8286', [
        [0, 0],
        [1700, 0],
        [700, H],
        [0, H],
      ]) +
      rect('#f6efdf', 310, 120, 1240, 780) +
      rect('#c7b48c', 310, 900, 1240, 18) +
      wall +
      curve('#c8402c', 10, 'M700 420Q900 300 1080 520T1400 640') +
      rect('#fffaf0', 1720, 100, 560, 700) +
      clip(
        rect('#000', 1748, 128, 504, 644),
        rect('#f7c978', 1748, 128, 504, 644),
        disc('#fff3d0', 1900, 330, 76),
        range('ws', '#d9785a', 680, 220, 300),
        wood('ws-w', '#5a3a52', 740, 60, 400, 60),
      ) +
      rect('#fffaf0', 1992, 128, 16, 644) +
      rect('#8a5630', 0, 1330, W, 270) +
      rect('#6b3d22', 0, 1330, W, 14) +
      person(560, 1440, 860, dresses.ochre) +
      person(1010, 1420, 820, dresses.navy) +
      person(1640, 1440, 880, dresses.red) +
      person(2080, 1420, 800, {
        ...dresses.navy,
        skin: '#8f5a3c',
        skinShade: '#643a28',
        coat: '#f0dfc0',
        coatShade: '#c7b48c',
      }) +
      poly(
        '#4a2a22',
        [
          [160, 1290],
          [2260, 1290],
          [2400, 1600],
          [0, 1600],
        ],
        0.5,
      ) +
      poly('#f4dfb4', [
        [220, 1150],
        [2200, 1150],
        [2400, 1400],
        [0, 1400],
      ]) +
      rect('#b5854c', 0, 1400, W, 70) +
      rect('#7a4a2c', 200, 1470, 60, 130) +
      rect('#7a4a2c', 2140, 1470, 60, 130) +
      poly('#fffdf6', [
        [520, 1200],
        [980, 1190],
        [1010, 1330],
        [460, 1340],
      ]) +
      curve('#2a7a8a', 9, 'M580 1300Q680 1210 760 1280T920 1230') +
      poly('#7fc4b8', [
        [1160, 1220],
        [1300, 1216],
        [1316, 1280],
        [1164, 1284],
      ]) +
      poly('#f2885a', [
        [1370, 1240],
        [1500, 1236],
        [1520, 1300],
        [1380, 1304],
      ]) +
      disc('#22385e', 1790, 1280, 130, 40) +
      times(5, (index) => rect(notes[index % 5] ?? '#fff', 1716 + index * 34, 1120, 14, 160)) +
      path('#2a4a7a', 'M1690 1180H1890L1870 1310H1710Z') +
      disc('#fffaf0', 240, 1270, 70, 26) +
      rect('#fffaf0', 170, 1210, 140, 60) +
      disc('#5a2c20', 240, 1210, 70, 22)
    );
  },
};
