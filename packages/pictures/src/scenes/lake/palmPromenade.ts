import { sail } from '../../kit/boats.ts';
import { box, disc, H, rect, spray, times, W } from '../../kit/draw.ts';
import { dresses, person } from '../../kit/figures.ts';
import { townHouse } from '../../kit/houses.ts';
import { range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { type Camera, face, floor, project, side } from '../../kit/room.ts';
import { palm, strewn } from '../../kit/trees.ts';
import { ripple } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const palmPromenade: Scene = {
  focal: [56, 46],
  draw: () => {
    const next = random('promenade');
    const camera: Camera = { center: [1560, 760], eye: 1.9, focal: 1250 };
    const trees = [15, 11.4, 8.4, 6, 4.2]
      .map((z) => {
        const [x, y] = project(camera, [-2.3, 0, z]);
        return (
          palm(next, x, y, (4.2 * 1250) / z, '#4f9a56', '#1f5f4a', '#8a5a3a', 0.05) +
          disc('#b58a5c', x + (0.5 * 1250) / z, y + 6, (0.9 * 1250) / z, (0.12 * 1250) / z)
        );
      })
      .join('');
    const rail =
      times(18, (index) => {
        const z = 19 - index;
        return face(camera, '#fffaf0', [
          [1.7, 0, z],
          [1.7, 1.05, z],
          [1.7, 1.05, z - 0.12],
          [1.7, 0, z - 0.12],
        ]);
      }) +
      side(camera, '#fffaf0', 1.7, 1, 1.1, 1.4, 20) +
      side(camera, '#fffaf0', 1.7, 0.5, 0.56, 1.4, 20);
    const shore =
      range('pro-r', '#6fa5b5', 770, 320, 560) + range('pro-r2', '#3f8090', 775, 190, 420);
    return (
      rect('#f9d27a', 0, 0, W, H) +
      spray('#58b4cc', box(0, 0, W, 760), [0, 0], [0, 740], 0.95) +
      disc('#fff6dc', 1930, 300, 120) +
      shore +
      times(9, (index) =>
        townHouse({
          x: 1200 + index * 40,
          y: 772,
          width: 38,
          height: 46 + (index % 3) * 16,
          floors: 2,
          bays: 1,
          wall: index % 2 ? '#f7e3bd' : '#eea57a',
          roof: '#b5492c',
          window: '#4a5a6b',
          shutter: '#4b8a7a',
        }),
      ) +
      rect('#2496b0', 0, 770, W, 830) +
      times(46, (index) => {
        const t = index / 46;
        return ripple(
          index % 2 ? '#7fd0c8' : '#17809c',
          next.between(1300, 2500),
          776 + 700 * t ** 1.6,
          next.between(120, 420),
          3 + 9 * t,
        );
      }) +
      floor(camera, '#f2dcae', -6, 1.8, 1, 20) +
      side(camera, '#c9a56e', 1.8, -1, 0, 1, 20) +
      times(9, (index) => floor(camera, '#e3c48a', -1.9, 1.8, 1.6 + index * 2, 2.5 + index * 2)) +
      floor(camera, '#6fae4f', -6, -1.9, 1, 20) +
      floor(camera, '#4a8a44', -6, -3.4, 1, 20) +
      side(camera, '#fff3d6', -1.9, 0, 0.16, 1, 20) +
      [12, 8, 5].map((z) => floor(camera, '#8a5a6a', -1.9, 1.3, z, z + 0.7, 0, 0.35)).join('') +
      rail +
      trees +
      person(1390, 1120, 320, dresses.white, true) +
      person(1490, 1130, 330, { ...dresses.red, coat: '#f0875a', coatShade: '#c8603c' }) +
      person(1660, 960, 190, dresses.navy) +
      strewn(next, 60, [0, 1330, 560, 240], 18, '#f0607a') +
      strewn(next, 30, [60, 1380, 480, 200], 12, '#ffd0c0') +
      sail(2080, 980, 210, '#fffaf0', '#e2dccb', '#a32a20', 5)
    );
  },
};
