import { box, disc, H, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { dresses, person } from '../../kit/figures.ts';
import { peak } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { type Camera, face, floor, front, side } from '../../kit/room.ts';
import { crown, strewn } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const campusCourtyard: Scene = {
  focal: [46, 50],
  draw: () => {
    const next = random('courtyard');
    const camera: Camera = { center: [1200, 690], eye: 4, focal: 1400 };
    const arcade = (x: number) =>
      times(7, (index) => {
        const z = 15.5 - index * 1.9;
        const inset = Math.sign(x) * 0.02;
        return (
          side(camera, '#f6e0b0', x, 0, 8.4, z - 1.9, z) +
          face(camera, '#a3683c', [
            [x - inset, 0, z - 1.55],
            [x - inset, 0, z - 0.35],
            [x - inset, 2.6, z - 0.35],
            [x - inset, 3.1, z - 0.65],
            [x - inset, 3.25, z - 0.95],
            [x - inset, 3.1, z - 1.25],
            [x - inset, 2.6, z - 1.55],
          ]) +
          side(camera, '#2f5a6b', x - inset, 4.6, 6.8, z - 1.35, z - 0.55) +
          side(camera, '#fffaf0', x - inset, 4.4, 4.6, z - 1.5, z - 0.4)
        );
      });
    const paint = (x: number, fill: string, opacity: number) =>
      side(camera, fill, x, 0, 8.4, 2.2, 15.5, opacity);
    return (
      rect('#4aa5cf', 0, 0, W, H) +
      spray('#d5edea', box(0, 0, W, 700), [0, 620], [0, 0], 0.85) +
      peak(
        'court',
        { x: 1330, y: 120, base: 560, left: 560, right: 600, snow: 0.6, bend: [0.1, -0.1] },
        { lit: '#8ea6b8', shade: '#547a98', snow: '#fffaf0', snowShade: '#a5c9de' },
      ) +
      front(camera, '#f9e8c2', -6, 6, 0, 7.4, 15.5) +
      times(7, (index) => {
        const x = -5.3 + index * 1.6;
        return (
          face(camera, '#a3683c', [
            [x, 0, 15.4],
            [x + 1, 0, 15.4],
            [x + 1, 2.4, 15.4],
            [x + 0.75, 2.9, 15.4],
            [x + 0.25, 2.9, 15.4],
            [x, 2.4, 15.4],
          ]) + front(camera, '#2f5a6b', x + 0.15, x + 0.85, 4.2, 6.2, 15.4)
        );
      }) +
      front(camera, '#b5492c', -6.4, 6.4, 7.4, 8.4, 15.4) +
      floor(camera, '#e3c48a', -6, 6, 1.8, 15.5) +
      floor(camera, '#86b04f', -3.4, 3.4, 5, 14) +
      floor(camera, '#5f9040', -3.4, 3.4, 5, 8.2) +
      floor(camera, '#e9d3a4', -0.7, 0.7, 1.8, 14.6) +
      arcade(-6) +
      arcade(6) +
      paint(6, '#3a3a66', 0.34) +
      poly(
        '#3a3a66',
        [
          [2400, 1120],
          [1760, 960],
          [1560, 960],
          [1240, 1600],
          [2400, 1600],
        ],
        0.26,
      ) +
      rect('#5a3a2a', 790, 700, 44, 420) +
      crown(next, 810, 520, 330, 280, '#5f9a44', '#2f6a3c') +
      disc('#4a7a34', 960, 1130, 320, 34) +
      strewn(next, 50, [560, 290, 480, 420], 14, '#8fc05a') +
      person(1180, 1310, 420, dresses.red, true) +
      person(1330, 1330, 430, dresses.navy) +
      person(1640, 1160, 290, dresses.ochre, true) +
      person(560, 1390, 470, { ...dresses.navy, coat: '#f0dfc0', coatShade: '#c7b48c' }, true) +
      [1180, 1330]
        .map((x) =>
          poly(
            '#3a3a66',
            [
              [x - 30, 1316],
              [x + 40, 1316],
              [x - 190, 1420],
              [x - 270, 1420],
            ],
            0.3,
          ),
        )
        .join('') +
      poly(
        '#3a3a66',
        [
          [530, 1386],
          [600, 1386],
          [380, 1490],
          [290, 1490],
        ],
        0.3,
      )
    );
  },
};
