import { box, H, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { peak, range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { type Camera, face, side } from '../../kit/room.ts';
import { crown } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const facadeModern: Scene = {
  focal: [58, 46],
  draw: () => {
    const camera: Camera = { center: [300, 1330], eye: 1.7, focal: 1300 };
    const floors = 8;
    const right = times(floors, (row) => {
      const y = 1.2 + row * 3.4;
      return (
        times(9, (bay) => {
          const z = 6 + bay * 3.4;
          const open = (row * 5 + bay * 3) % 7;
          return (
            side(camera, open === 2 ? '#f5c22e' : '#1c3558', 7, y, y + 2.5, z, z + 3.1) +
            face(
              camera,
              '#5f93b8',
              [
                [7, y, z + 1.2],
                [7, y + 2.5, z + 2.9],
                [7, y + 2.5, z + 3.1],
                [7, y, z + 3.1],
              ],
              0.9,
            ) +
            (open % 3 === 0 ? side(camera, '#e4572e', 7, y + 1.1, y + 2.5, z, z + 1.5) : '')
          );
        }) +
        face(camera, '#fff7e6', [
          [6, y - 0.5, 6],
          [6, y - 0.5, 36],
          [6, y + 0.3, 36],
          [6, y + 0.3, 6],
        ]) +
        face(camera, '#9c8f8c', [
          [6, y - 0.5, 6],
          [6, y - 0.5, 36],
          [7, y - 0.5, 36],
          [7, y - 0.5, 6],
        ]) +
        face(camera, '#fbf1dc', [
          [6, y - 0.5, 6],
          [7, y - 0.5, 6],
          [7, y + 0.3, 6],
          [6, y + 0.3, 6],
        ])
      );
    });
    return (
      rect('#1e78ab', 0, 0, W, H) +
      spray('#9bd0dc', box(0, 300, W, 1100), [0, 1340], [0, 400], 0.95) +
      range('mod-r', '#2d6584', 1340, 330, 520) +
      peak(
        'mod-p',
        { x: 380, y: 860, base: 1360, left: 420, right: 460, snow: 0.5, bend: [-0.08, 0.1] },
        { lit: '#6f93a8', shade: '#34597a', snow: '#fffaf0', snowShade: '#92bdd6' },
      ) +
      face(camera, '#fbf1dc', [
        [7, 0, 6],
        [16, 0, 6],
        [16, 29.4, 6],
        [7, 29.4, 6],
      ]) +
      crown(random('mod-s'), 2260, 760, 330, 420, '#e6d7b8', '#e6d7b8') +
      poly('#e6d7b8', [
        [2230, 1100],
        [2290, 1100],
        [2310, 1478],
        [2220, 1470],
      ]) +
      side(camera, '#e9dcc4', 7, 0, 29.4, 6, 36) +
      right +
      face(camera, '#cfc0a6', [
        [6, 29.4, 6],
        [6, 29.4, 36],
        [7, 29.4, 36],
        [7, 29.4, 6],
      ]) +
      rect('#d9cdb2', 0, 1340, W, 260) +
      poly('#8d8a8c', [
        [560, 1340],
        [2400, 1500],
        [2400, 1600],
        [1500, 1600],
      ]) +
      poly('#f5efdd', [
        [0, 1420],
        [900, 1600],
        [300, 1600],
        [0, 1520],
      ]) +
      crown(random('mod-t'), 60, 1130, 240, 250, '#3f8a5a', '#1d5a4a') +
      rect('#3a2c2a', 40, 1300, 30, 160) +
      crown(random('mod-u'), 380, 1280, 120, 110, '#3f8a5a', '#1d5a4a') +
      rect('#3a2c2a', 372, 1370, 16, 70)
    );
  },
};
