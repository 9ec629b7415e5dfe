import { box, clip, disc, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { dresses, listener, person } from '../../kit/figures.ts';
import { peak } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { type Camera, face, front, side } from '../../kit/room.ts';
import { wood } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

const coats = ['#c8402c', '#22385e', '#e0a52e', '#3d7a6a', '#8a4a6b', '#f0dfc0'] as const;
const hairs = ['#2a1d22', '#5a3622', '#1f1618', '#8a5a34', '#d9a45a'] as const;

export const lectureHall: Scene = {
  focal: [50, 36],
  draw: () => {
    const next = random('lecture');
    const camera: Camera = { center: [1200, 560], eye: 3.4, focal: 1500 };
    const slats = times(15, (index) => {
      const x = -7 + index;
      return face(camera, index % 2 ? '#d9a866' : '#c08a4a', [
        [x, 7, 3],
        [x + 1, 7, 3],
        [x + 1, 6, 14],
        [x, 6, 14],
      ]);
    });
    const walls = [-7, 7]
      .map((x) =>
        times(11, (index) =>
          side(camera, index % 2 ? '#a86a38' : '#8f562c', x, -1, 6.6, 3 + index, 4 + index),
        ),
      )
      .join('');
    const rows = times(6, (row) => {
      const y = 900 + row * 124 + row * row * 6;
      const size = 62 + row * 27;
      const count = 16 - row * 2;
      const step = 2700 / count;
      const seats = times(count, (index) =>
        next() > 0.16
          ? listener(
              -120 + (index + 0.5 + (row % 2) * 0.4) * step,
              y - size * 0.3,
              size * 1.5,
              next.pick(coats),
              next.pick(hairs),
              '#c98a62',
              next() > 0.5,
            )
          : '',
      );
      const bend = 46 + row * 12;
      return (
        path('#4a2a22', `M0 ${y + 14}Q1200 ${y + 14 + bend} 2400 ${y + 14}V${H}H0Z`) +
        seats +
        path(
          '#e3b678',
          `M0 ${y}Q1200 ${y + bend} 2400 ${y}V${y + 22 + row * 4}Q1200 ${y + 22 + row * 4 + bend} 0 ${y + 22 + row * 4}Z`,
        ) +
        path(
          '#8f562c',
          `M0 ${y + 22 + row * 4}Q1200 ${y + 22 + row * 4 + bend} 2400 ${y + 22 + row * 4}V${y + 60 + row * 8}Q1200 ${y + 60 + row * 8 + bend} 0 ${y + 60 + row * 8}Z`,
        )
      );
    });
    const picture =
      rect('#f4c95a', 640, 180, 1120, 470) +
      peak(
        'lec',
        { x: 1300, y: 260, base: 660, left: 420, right: 400, snow: 0.5, bend: [-0.1, -0.04] },
        { lit: '#3d8a96', shade: '#1d5a70', snow: '#fffaf0', snowShade: '#8fc0cc' },
      ) +
      disc('#e2502a', 850, 330, 62) +
      wood('lec-w', '#173f4c', 640, 30, 500, 46);
    return (
      rect('#7a4626', 0, 0, W, H) +
      slats +
      walls +
      front(camera, '#f0dcb4', -7, 7, -1, 6, 14) +
      rect('#2a1d22', 616, 156, 1168, 520) +
      clip(rect('#000', 640, 180, 1120, 470), picture) +
      poly(
        '#fff3c8',
        [
          [640, 650],
          [1760, 650],
          [2100, 900],
          [300, 900],
        ],
        0.35,
      ) +
      rect('#c99a5e', 260, 780, 1880, 120) +
      rect('#8f562c', 260, 860, 1880, 60) +
      poly('#4a2a22', [
        [520, 700],
        [640, 700],
        [626, 850],
        [534, 850],
      ]) +
      poly('#6b3d2a', [
        [505, 690],
        [655, 690],
        [640, 712],
        [520, 712],
      ]) +
      person(760, 846, 220, dresses.navy) +
      rows +
      spray('#2a1218', box(0, 1100, W, 500), [0, 1600], [0, 1150], 0.55)
    );
  },
};
