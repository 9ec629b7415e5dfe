import { box, curve, disc, glow, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { dresses, person } from '../../kit/figures.ts';
import { type Camera, floor, front, side } from '../../kit/room.ts';
import type { Scene } from '../../scene.ts';

export const ballroom: Scene = {
  focal: [50, 44],
  draw: () => {
    const camera: Camera = { center: [1200, 800], eye: 1.9, focal: 1150 };
    const floorTiles = times(12, (row) =>
      times(12, (column) =>
        (row + column) % 2
          ? floor(camera, '#c98a4a', -6 + column, -5 + column, 1.6 + row, 2.6 + row)
          : '',
      ),
    );
    const sideWindows = [-6, 6]
      .map((x) =>
        times(6, (index) => {
          const z = 2.4 + index * 2;
          const s = Math.sign(x);
          return (
            side(camera, '#f7dfae', x - s * 0.02, 0.3, 5.4, z - 0.2, z + 1.3) +
            side(camera, index % 2 ? '#27406e' : '#2f4c7c', x - s * 0.03, 0.4, 5.2, z, z + 1.1) +
            side(camera, '#a3243c', x - s * 0.05, 0, 5.6, z - 0.35, z + 0.1) +
            side(camera, '#7c1a2e', x - s * 0.05, 0, 5.6, z + 1, z + 1.4)
          );
        }),
      )
      .join('');
    const chandelier = (x: number, y: number, s: number) =>
      glow('#ffdf94', x, y, Math.round(430 * s), 0.75) +
      rect('#d9a441', x - 4 * s, 0, 8 * s, y - 120 * s) +
      [
        [120, 0],
        [200, 60],
        [130, 120],
      ]
        .map(
          ([w = 0, dy = 0]) =>
            path(
              '#d9a441',
              `M${x - w * s} ${y + (dy - 60) * s}Q${x} ${y + (dy - 6) * s} ${x + w * s} ${y + (dy - 60) * s}Q${x} ${y + (dy - 34) * s} ${x - w * s} ${y + (dy - 60) * s}Z`,
            ) +
            times(9, (index) =>
              disc(
                '#fff6d8',
                x - w * s + (index * w * s) / 4,
                y + (dy - 76 + Math.sin((index / 8) * Math.PI) * 22) * s,
                11 * s,
                17 * s,
              ),
            ),
        )
        .join('') +
      poly('#fff0c0', [
        [x - 60 * s, y + 86 * s],
        [x + 60 * s, y + 86 * s],
        [x, y + 180 * s],
      ]);
    const pair = (x: number, y: number, h: number, gown: string, gownShade: string) => {
      const u = h / 100;
      return (
        disc('#7a4a2c', x + 10 * u, y, 40 * u, 6 * u, 0.5) +
        person(x - 9 * u, y, h, {
          ...dresses.navy,
          coat: '#1f2340',
          coatShade: '#12142c',
          hair: '#1a1620',
        }) +
        path(
          gown,
          `M${x + 8 * u} ${y - 76 * u}Q${x + 16 * u} ${y - 80 * u} ${x + 18 * u} ${y - 72 * u}L${x + 17 * u} ${y - 54 * u}Q${x + 36 * u} ${y - 20 * u} ${x + 42 * u} ${y}H${x - 6 * u}Q${x + 6 * u} ${y - 30 * u} ${x + 8 * u} ${y - 54 * u}Z`,
        ) +
        path(
          gownShade,
          `M${x + 16 * u} ${y - 78 * u}L${x + 17 * u} ${y - 54 * u}Q${x + 36 * u} ${y - 20 * u} ${x + 42 * u} ${y}H${x + 20 * u}Q${x + 18 * u} ${y - 40 * u} ${x + 13 * u} ${y - 54 * u}Z`,
        ) +
        disc('#e3b08a', x + 12 * u, y - 86 * u, 5.4 * u, 6.4 * u) +
        path(
          '#5a2c1c',
          `M${x + 7 * u} ${y - 88 * u}Q${x + 8 * u} ${y - 96 * u} ${x + 14 * u} ${y - 95 * u}Q${x + 22 * u} ${y - 92 * u} ${x + 18 * u} ${y - 82 * u}Q${x + 16 * u} ${y - 90 * u} ${x + 7 * u} ${y - 88 * u}Z`,
        ) +
        curve('#e3b08a', 3.4 * u, `M${x + 8 * u} ${y - 73 * u}L${x - 4 * u} ${y - 76 * u}`)
      );
    };
    return (
      rect('#f0d49a', 0, 0, W, H) +
      front(camera, '#e3bd7a', -6, 6, 0, 7, 14) +
      [-4, -1.35, 1.35, 4]
        .map(
          (x) =>
            front(camera, '#fff3d6', x - 1, x + 1, 0, 5.2, 13.9) +
            front(camera, '#27406e', x - 0.8, x + 0.8, 0.2, 5, 13.85),
        )
        .join('') +
      [-6, 6].map((x) => side(camera, x < 0 ? '#eccb8c' : '#d3a765', x, 0, 7, 1.6, 14)).join('') +
      sideWindows +
      poly('#fff0cc', [
        [0, 0],
        [W, 0],
        [1690, 225],
        [710, 225],
      ]) +
      poly('#f4dca6', [
        [300, 0],
        [2100, 0],
        [1560, 225],
        [840, 225],
      ]) +
      floor(camera, '#e0a965', -6, 6, 1.6, 14) +
      floorTiles +
      floor(camera, '#fff0c0', -2.2, 2.2, 5, 11, 0, 0.4) +
      chandelier(1200, 430, 1.25) +
      chandelier(1200, 560, 0.6) +
      chandelier(640, 480, 0.8) +
      chandelier(1760, 480, 0.8) +
      pair(820, 1160, 400, '#d8402c', '#9c2a24') +
      pair(1620, 1170, 410, '#2f7a80', '#1d5560') +
      pair(1180, 1100, 330, '#f6ead0', '#cdb993') +
      pair(1320, 1420, 600, '#e0a52e', '#ad761c') +
      pair(420, 1440, 620, '#8a4a86', '#5f2f60') +
      spray('#5a2420', box(0, 1100, W, 500), [0, 1700], [0, 1260], 0.4)
    );
  },
};
