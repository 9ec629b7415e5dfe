import { box, clip, glow, H, path, rect, spray, times, W } from '../../kit/draw.ts';
import { peak } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { block, type Camera, face, floor, front, side } from '../../kit/room.ts';
import type { Scene } from '../../scene.ts';

export const library: Scene = {
  focal: [50, 40],
  draw: () => {
    const next = random('library');
    const camera: Camera = { center: [1200, 720], eye: 1.9, focal: 1250 };
    const spines = [
      '#a8382c',
      '#1f5a5e',
      '#d9a441',
      '#2a3a66',
      '#6b8a4a',
      '#e6d3a8',
      '#7a3a4a',
    ] as const;
    const shelves = [-3.6, 3.6]
      .map(
        (x) =>
          times(7, (level) => {
            const y = 0.5 + level * 0.62;
            let books = '';
            for (let z = 2; z < 13; z += 0.16) {
              if (Math.floor(z / 1.6) !== Math.floor((z + 0.12) / 1.6)) continue;
              if (next() > 0.06)
                books += side(
                  camera,
                  next.pick(spines),
                  x,
                  y,
                  y + next.between(0.36, 0.5),
                  z,
                  z + 0.145,
                );
            }
            return (
              side(camera, '#3a1f1a', x, y, y + 0.62, 1.2, 13) +
              books +
              face(camera, '#b5763c', [
                [x, y - 0.07, 1.2],
                [x, y - 0.07, 13],
                [x - Math.sign(x) * 0.12, y - 0.07, 13],
                [x - Math.sign(x) * 0.12, y - 0.07, 1.2],
              ]) +
              side(camera, '#8a5228', x - Math.sign(x) * 0.12, y - 0.08, y, 1.2, 13)
            );
          }) +
          side(camera, '#6b3d22', x, 0, 0.45, 1.2, 13) +
          times(8, (index) =>
            block(
              camera,
              { front: '#b5763c', side: '#8a5228', top: '#c98a4a' },
              x - 0.14,
              x + 0.14,
              0,
              4.9,
              1.55 + (7 - index) * 1.6,
              1.75 + (7 - index) * 1.6,
            ),
          ),
      )
      .join('');
    const tables = [9.4, 6.8, 4.4, 2.7]
      .map(
        (z) =>
          block(
            camera,
            { front: '#6b3a22', side: '#57301d', top: '#b5703c' },
            -1.25,
            1.25,
            0.74,
            0.84,
            z,
            z + 1.3,
          ) +
          [-1.1, 1.02].map((x) => front(camera, '#57301d', x, x + 0.08, 0, 0.74, z)).join('') +
          [-0.55, 0.55]
            .map(
              (x) =>
                front(camera, '#d9a441', x - 0.02, x + 0.02, 0.84, 1.16, z + 0.6) +
                face(camera, '#2f8a5e', [
                  [x - 0.26, 1.16, z + 0.6],
                  [x + 0.26, 1.16, z + 0.6],
                  [x + 0.2, 1.3, z + 0.6],
                  [x - 0.2, 1.3, z + 0.6],
                ]) +
                face(camera, '#fff0b8', [
                  [x - 0.26, 1.16, z + 0.6],
                  [x + 0.26, 1.16, z + 0.6],
                  [x + 0.25, 1.13, z + 0.6],
                  [x - 0.25, 1.13, z + 0.6],
                ]) +
                face(
                  camera,
                  '#ffe6a0',
                  [
                    [x - 0.4, 0.85, z + 0.2],
                    [x + 0.4, 0.85, z + 0.2],
                    [x + 0.4, 0.85, z + 1],
                    [x - 0.4, 0.85, z + 1],
                  ],
                  0.55,
                ),
            )
            .join(''),
      )
      .join('');
    const window = 'M960 880V500A240 240 0 0 1 1440 500V880Z';
    const vault = times(9, (index) => {
      const z = 12.6 - index * 1.35;
      const s = 1250 / z;
      return path(
        index % 2 ? '#e9cf9a' : '#d9b878',
        `M${1200 - 3.6 * s} ${720 - 3 * s}A${3.6 * s} ${2.3 * s} 0 0 1 ${1200 + 3.6 * s} ${720 - 3 * s}V${-4000}H${1200 - 3.6 * s}Z`,
      );
    });
    return (
      rect('#e9cf9a', 0, 0, W, H) +
      front(camera, '#f4e0b4', -3.6, 3.6, 0, 6, 13) +
      vault +
      path('#fffaf0', 'M936 900V500A264 264 0 0 1 1464 500V900Z') +
      path('#8fd0dc', window) +
      clip(
        path('#000', window),
        peak(
          'lib',
          { x: 1220, y: 430, base: 880, left: 300, right: 320, snow: 0.5, bend: [-0.08, 0.08] },
          { lit: '#7fa3b0', shade: '#46748c', snow: '#fffaf0', snowShade: '#a5c9d6' },
        ),
        rect('#2f7a6a', 900, 800, 600, 100),
      ) +
      rect('#fffaf0', 1194, 260, 12, 620) +
      rect('#fffaf0', 960, 560, 480, 10) +
      rect('#fffaf0', 960, 720, 480, 10) +
      floor(camera, '#7a4a2c', -3.6, 3.6, 1, 13) +
      times(9, (index) => floor(camera, '#8f5a34', -3.6 + index * 0.8, -3.2 + index * 0.8, 1, 13)) +
      floor(camera, '#f7d98a', -0.9, 0.9, 1.2, 13, 0, 0.5) +
      shelves +
      tables +
      glow('#fff3c8', 1200, 560, 700, 0.35) +
      spray('#2a1218', box(0, 0, 700, H), [0, 800], [620, 800], 0.5) +
      spray('#2a1218', box(1700, 0, 700, H), [2400, 800], [1780, 800], 0.5)
    );
  },
};
