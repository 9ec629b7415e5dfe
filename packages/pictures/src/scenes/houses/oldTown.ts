import { box, disc, group, H, path, poly, rect, spray, stroke, times, W } from '../../kit/draw.ts';
import { dresses, person } from '../../kit/figures.ts';
import { random } from '../../kit/random.ts';
import { type Camera, face, floor, project, side } from '../../kit/room.ts';
import { strewn, tub } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const oldTown: Scene = {
  focal: [52, 40],
  draw: () => {
    const next = random('old-town');
    const camera: Camera = { center: [1230, 820], eye: 1.8, focal: 1250 };
    const walls = ['#f2c98a', '#e39a6a', '#f6e3b8', '#d9b48a', '#eab07a'] as const;
    const houses = (x: number) =>
      times(7, (index) => {
        const [far, near] = [18 - index * 2.3, 15.7 - index * 2.3];
        const h = 8.2 + ((index * 7 + (x > 0 ? 3 : 0)) % 4) * 0.9;
        const into = x - Math.sign(x) * 0.02;
        const windows = times(3, (row) =>
          times(2, (bay) => {
            const z = near + 0.45 + bay * 1.05;
            const y = 3.5 + row * 1.75;
            return (
              side(camera, '#3f7a6a', into, y, y + 1.15, z - 0.2, z + 0.62) +
              side(camera, '#2a4456', into, y, y + 1.15, z, z + 0.42)
            );
          }),
        );
        const arcade = face(camera, '#4a3040', [
          [into, 0, near + 0.25],
          [into, 1.9, near + 0.25],
          [into, 2.5, near + 0.65],
          [into, 2.7, near + 1.15],
          [into, 2.5, near + 1.65],
          [into, 1.9, near + 2.05],
          [into, 0, near + 2.05],
        ]);
        const eaves = face(camera, '#a8482e', [
          [x, h, near],
          [x, h, far],
          [x - Math.sign(x) * 0.7, h - 0.1, far],
          [x - Math.sign(x) * 0.7, h - 0.1, near],
        ]);
        return (
          side(camera, walls[(index + (x > 0 ? 2 : 0)) % 5] ?? '#f2c98a', x, 0, h, near, far) +
          windows +
          arcade +
          side(camera, '#fff3d6', into, 3, 3.12, near, far) +
          eaves
        );
      });
    const [tx, ty] = project(camera, [0.4, 0, 17]);
    const s = 1250 / 17;
    const tower =
      rect('#e9d3a4', tx - 1.7 * s, ty - 9.6 * s, 3.4 * s, 9.6 * s) +
      rect('#c7a870', tx + 0.7 * s, ty - 9.6 * s, 1 * s, 9.6 * s) +
      path(
        '#4a3040',
        `M${tx - 0.9 * s} ${ty}V${ty - 2.4 * s}A${0.9 * s} ${0.9 * s} 0 0 1 ${tx + 0.9 * s} ${ty - 2.4 * s}V${ty}Z`,
      ) +
      disc('#22385e', tx, ty - 6.2 * s, 1.25 * s) +
      disc('#f2c14a', tx, ty - 6.2 * s, 1.08 * s) +
      disc('#22385e', tx, ty - 6.2 * s, 0.96 * s) +
      times(12, (index) =>
        group(
          `translate(${tx} ${ty - 6.2 * s}) rotate(${index * 30})`,
          rect('#f2c14a', -4, -0.9 * s, 8, 0.2 * s),
        ),
      ) +
      stroke('#f2c14a', 9, [
        [tx - 0.34 * s, ty - 6.5 * s],
        [tx, ty - 6.2 * s],
        [tx + 0.5 * s, ty - 6.75 * s],
      ]) +
      poly('#b5492c', [
        [tx - 2 * s, ty - 9.5 * s],
        [tx - 1.2 * s, ty - 12 * s],
        [tx + 1.2 * s, ty - 12 * s],
        [tx + 2 * s, ty - 9.5 * s],
      ]) +
      poly('#8f3422', [
        [tx + 0.7 * s, ty - 9.5 * s],
        [tx + 0.4 * s, ty - 12 * s],
        [tx + 1.2 * s, ty - 12 * s],
        [tx + 2 * s, ty - 9.5 * s],
      ]) +
      poly('#2f7a6e', [
        [tx - 0.5 * s, ty - 12 * s],
        [tx, ty - 14.6 * s],
        [tx + 0.5 * s, ty - 12 * s],
      ]);
    return (
      rect('#3f9ac6', 0, 0, W, H) +
      spray('#f0ead0', box(0, 0, W, 1000), [0, 900], [0, 100], 0.9) +
      floor(camera, '#d9c39a', -4, 4, 1, 19) +
      times(8, (index) => floor(camera, '#c9ae80', -4, 4, 2 + index * 2.2, 2.7 + index * 2.2)) +
      tower +
      houses(-4) +
      houses(4) +
      side(camera, '#2f2a5c', 4, 0, 11, 1.8, 18, 0.36) +
      floor(camera, '#2f2a5c', 0.6, 4, 1, 18, 0, 0.3) +
      [
        [-1.9, 6.2, '#c8402c'],
        [-1.9, 9, '#22385e'],
        [1.6, 7.6, '#e0a52e'],
      ]
        .map(([x, z, fill]) => {
          const [fx, fy] = project(camera, [Number(x), 5.2, Number(z)]);
          const k = 1250 / Number(z);
          return (
            stroke('#4a3040', 7, [
              [fx - Math.sign(-Number(x)) * 2 * k, fy - 0.5 * k],
              [fx, fy - 1.3 * k],
            ]) +
            path(
              String(fill),
              `M${fx - 0.32 * k} ${fy - 1.2 * k}H${fx + 0.32 * k}V${fy + 0.7 * k}L${fx} ${fy + 0.45 * k}L${fx - 0.32 * k} ${fy + 0.7 * k}Z`,
            )
          );
        })
        .join('') +
      person(1110, 1190, 330, dresses.red, true) +
      person(1200, 1200, 340, dresses.navy) +
      person(900, 1420, 520, dresses.ochre, true) +
      person(1400, 1050, 210, dresses.white) +
      tub(next, 470, 1440, 240, '#b5492c', '#8f3422', '#5f9a4a', '#2f6a44') +
      strewn(next, 14, [400, 1160, 150, 130], 14, '#f06a8a')
    );
  },
};
