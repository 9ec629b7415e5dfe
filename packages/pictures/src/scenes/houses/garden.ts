import { box, curve, disc, glow, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { peak, range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { type Camera, floor, front, project } from '../../kit/room.ts';
import { cypress, strewn, tub, wood } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const garden: Scene = {
  focal: [50, 52],
  draw: () => {
    const next = random('garden');
    const camera: Camera = { center: [1200, 640], eye: 3.4, focal: 1300 };
    const bed = (x1: number, x2: number, z1: number, z2: number, bloom: string) =>
      floor(camera, '#2f6a44', x1, x2, z1, z2) +
      floor(camera, '#4f9a4f', x1, x2, z1, z2, 0.35) +
      front(camera, '#2a5f40', x1, x2, 0, 0.35, z1) +
      floor(camera, bloom, x1 + 0.3, x2 - 0.3, z1 + 0.3, z2 - 0.3, 0.4);
    const [fx, fy] = project(camera, [0, 0, 8.4]);
    return (
      rect('#6fc0d8', 0, 0, W, H) +
      spray('#f4edd0', box(0, 0, W, 700), [0, 640], [0, 0], 0.9) +
      peak(
        'gar',
        { x: 1500, y: 200, base: 640, left: 560, right: 620, snow: 0.4, bend: [0.12, -0.06] },
        { lit: '#8fadb5', shade: '#557f92', snow: '#fffaf0', snowShade: '#a5c9d6' },
      ) +
      range('gar-r', '#4f8f86', 640, 130, 460) +
      rect('#4a9a86', 0, 600, W, 60) +
      wood('gar-w', '#2f6f5a', 650, 60, 500, 60) +
      rect('#9cc45a', 0, 640, W, 960) +
      floor(camera, '#86b04f', -14, 14, 1.5, 5.4) +
      floor(camera, '#f0dcae', -1.1, 1.1, 1.2, 30) +
      floor(camera, '#f0dcae', -9, 9, 7.2, 9.8) +
      floor(camera, '#e0c48c', 0.4, 1.1, 1.2, 30) +
      bed(-5.2, -1.5, 11, 16, '#f2c14a') +
      bed(1.5, 5.2, 11, 16, '#f2c14a') +
      [20, 16.6, 13.4, 10.4]
        .map((z) =>
          [-6.4, 6.4]
            .map((x) => {
              const [px, py] = project(camera, [x, 0, z]);
              return (
                disc('#3f7a3c', px + 1300 / z, py, (1.3 * 1300) / z, (0.2 * 1300) / z) +
                cypress(px, py, (5.2 * 1300) / z, '#4a8f56', '#1f5a48')
              );
            })
            .join(''),
        )
        .join('') +
      disc('#c7ab78', fx + 20, fy + 14, 330, 66) +
      disc('#fff6e0', fx, fy, 310, 60) +
      disc('#2f9ab0', fx, fy - 6, 280, 50) +
      disc('#8fdcd6', fx - 40, fy - 12, 180, 26) +
      rect('#fff6e0', fx - 24, fy - 170, 48, 170) +
      rect('#d3bd92', fx + 4, fy - 170, 20, 170) +
      path('#fff6e0', `M${fx - 130} ${fy - 190}Q${fx} ${fy - 130} ${fx + 130} ${fy - 190}Z`) +
      disc('#8fdcd6', fx, fy - 190, 128, 20) +
      times(7, (index) =>
        curve(
          '#f2fbf8',
          7,
          `M${fx} ${fy - 330}Q${fx + (index - 3) * 44} ${fy - 380 + Math.abs(index - 3) * 20} ${fx + (index - 3) * 40} ${fy - 196}`,
          0.9,
        ),
      ) +
      bed(-5.6, -1.5, 4, 6.6, '#e2506a') +
      bed(1.5, 5.6, 4, 6.6, '#e2506a') +
      strewn(next, 240, [0, 1000, 880, 150], 15, '#ffb0b8') +
      strewn(next, 240, [1520, 1000, 880, 150], 15, '#ffb0b8') +
      poly(
        '#24505a',
        [
          [1650, 1600],
          [2400, 1230],
          [2400, 1600],
        ],
        0.4,
      ) +
      poly(
        '#24505a',
        [
          [0, 1330],
          [420, 1600],
          [0, 1600],
        ],
        0.4,
      ) +
      tub(next, 620, 1500, 330, '#d9744a', '#a34f30', '#5fa04a', '#2f6f44') +
      tub(next, 1780, 1500, 330, '#d9744a', '#a34f30', '#5fa04a', '#2f6f44') +
      times(12, (index) =>
        disc(
          '#f9d23e',
          520 + (index % 6) * 40 + (index > 5 ? 1160 : 0),
          1080 + (index % 4) * 50,
          22,
        ),
      ) +
      glow('#fff6d0', 400, 120, 600, 0.5)
    );
  },
};
