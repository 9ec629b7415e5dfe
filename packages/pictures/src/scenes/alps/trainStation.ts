import { box, curve, disc, group, H, rect, spray, times, W } from '../../kit/draw.ts';
import { dresses, person } from '../../kit/figures.ts';
import { peak } from '../../kit/mountain.ts';
import { block, type Camera, face, floor, project, side } from '../../kit/room.ts';
import { wood } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const trainStation: Scene = {
  focal: [56, 42],
  draw: () => {
    const camera: Camera = { center: [1320, 760], eye: 1.75, focal: 1300 };
    const train =
      side(camera, '#d8301f', -2.2, 0.3, 3.5, 1.6, 26) +
      side(camera, '#8f1f1a', -2.2, -0.6, 0.5, 1.6, 26) +
      side(camera, '#f6ead0', -2.2, 0.95, 1.12, 1.6, 26) +
      face(camera, '#5a5f68', [
        [-2.2, 3.5, 1.6],
        [-2.2, 3.5, 26],
        [-2.6, 3.8, 26],
        [-2.6, 3.8, 1.6],
      ]) +
      times(
        12,
        (index) =>
          side(camera, '#1d3450', -2.2, 1.5, 2.8, 2 + index * 2, 3.5 + index * 2) +
          face(camera, '#8fbcd0', [
            [-2.2, 1.5, 2.4 + index * 2],
            [-2.2, 2.8, 3 + index * 2],
            [-2.2, 2.8, 3.4 + index * 2],
            [-2.2, 1.5, 2.9 + index * 2],
          ]),
      );
    const roof = times(8, (index) => {
      const z = 26 - index * 3.2;
      return (
        face(camera, index % 2 ? '#2f5a66' : '#3a6a74', [
          [-2.6, 4.6, z],
          [6, 4.6, z],
          [6, 4.6, z - 3.2],
          [-2.6, 4.6, z - 3.2],
        ]) +
        block(
          camera,
          { front: '#1d3f4a', side: '#173440', top: '#1d3f4a' },
          3.3,
          3.5,
          0,
          4.6,
          z - 2.6,
          z - 2.4,
        )
      );
    });
    const [cx, cy] = project(camera, [2.1, 3.55, 6.4]);
    const r = 150;
    const clock =
      rect('#1d3f4a', cx - 8, cy - r * 1.9, 16, r) +
      disc('#1d2a33', cx, cy, r * 1.08) +
      disc('#fffdf6', cx, cy, r) +
      times(12, (index) =>
        group(
          `translate(${cx} ${cy}) rotate(${index * 30})`,
          rect('#1d2a33', -r * 0.035, -r * 0.93, r * 0.07, r * 0.22),
        ),
      ) +
      group(
        `translate(${cx} ${cy}) rotate(304)`,
        rect('#1d2a33', -r * 0.05, -r * 0.6, r * 0.1, r * 0.75),
      ) +
      group(
        `translate(${cx} ${cy}) rotate(48)`,
        rect('#1d2a33', -r * 0.04, -r * 0.86, r * 0.08, r * 1.02),
      ) +
      group(
        `translate(${cx} ${cy}) rotate(170)`,
        rect('#d8301f', -r * 0.02, -r * 0.62, r * 0.04, r * 0.8),
        disc('#d8301f', 0, -r * 0.62, r * 0.1),
      );
    return (
      rect('#f6d28a', 0, 0, W, H) +
      spray('#7fb5c4', box(0, 0, W, 800), [0, 0], [0, 720], 0.8) +
      peak(
        'stn',
        { x: 1380, y: 420, base: 790, left: 420, right: 460, snow: 0.6, bend: [0.1, -0.08] },
        { lit: '#a8a5a8', shade: '#5f7a94', snow: '#fff3dc', snowShade: '#9cb8cc' },
      ) +
      wood('stn-w', '#4a6a6a', 770, 50, 500, 40) +
      floor(camera, '#8a8078', -12, 12, 1, 30, -0.6) +
      floor(camera, '#e9d3a8', -1.6, 8, 1, 30) +
      floor(camera, '#fffaf0', -1.5, -1.2, 1, 30) +
      side(camera, '#b59a6c', -1.6, -0.6, 0, 1, 30) +
      times(9, (index) => floor(camera, '#d6b982', 0.4, 8, 2 + index * 3, 3.3 + index * 3)) +
      train +
      roof +
      floor(camera, '#4a3a55', 0.6, 8, 1, 9, 0, 0.32) +
      person(1880, 1330, 640, dresses.navy, true) +
      rect('#c8402c', 2010, 1180, 120, 170) +
      rect('#8f2a24', 2080, 1180, 50, 170) +
      curve('#2a1d22', 8, 'M2040 1180V1080H2100V1180') +
      person(1470, 1060, 370, dresses.ochre) +
      person(1560, 1070, 380, dresses.red, true) +
      person(1390, 930, 210, dresses.white) +
      clock
    );
  },
};
