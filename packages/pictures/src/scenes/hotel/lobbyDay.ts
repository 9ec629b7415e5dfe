import { clip, disc, H, path, poly, rect, W } from '../../kit/draw.ts';
import { arch, chandelier } from '../../kit/interior.ts';
import { peak, range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { tiles } from '../../kit/terrace.ts';
import { palm, tub } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

/** A club chair from the side; `turn` -1 faces left. */
function armchair(
  x: number,
  y: number,
  size: number,
  leather: string,
  dark: string,
  turn: 1 | -1,
): string {
  const u = size / 100;
  const d = (text: string) =>
    text.replaceAll(/-?\d+/g, (value) => `${Math.round(Number(value) * u)}`);
  return `<g transform="translate(${x} ${y}) scale(${turn} 1)">${path(dark, d('M-58 -8Q-74 -60 -62 -100Q-40 -112 -24 -98L-14 -44H56V-8Z'))}${path(leather, d('M-60 -10Q-54 -64 -30 -62H44Q62 -58 58 -10Z'))}${path(dark, d('M-34 -10Q-30 -46 -8 -46H52Q58 -40 56 -10Z'), 0.55)}${path(leather, d('M-56 -98Q-40 -108 -30 -98L-20 -62Q-44 -66 -54 -40Z'))}${rect(dark, -50 * u, -8 * u, 6 * u, 10 * u)}${rect(dark, 46 * u, -8 * u, 6 * u, 10 * u)}</g>`;
}

export const lobbyDay: Scene = {
  focal: [52, 46],
  draw: () => {
    const next = random('lobby');
    const view =
      rect('#8fcfe0', 0, 0, W, 1120) +
      peak(
        'lob-p',
        { x: 1230, y: 330, base: 900, left: 560, right: 600, snow: 0.5, bend: [0.08, -0.12] },
        { lit: '#8fa9b8', shade: '#4f7c98', snow: '#fffaf0', snowShade: '#a7c8da' },
      ) +
      range('lob-r', '#4b8a94', 880, 190, 420) +
      rect('#2f93ac', 0, 860, W, 260) +
      rect('#bfe6e2', 700, 930, 420, 8) +
      rect('#bfe6e2', 1300, 970, 520, 10);
    const windows = [420, 1200, 1980];
    return (
      rect('#f6e6c8', 0, 0, W, H) +
      poly('#e9d2a6', [
        [0, 0],
        [W, 0],
        [W, 110],
        [0, 110],
      ]) +
      rect('#d9b97e', 0, 110, W, 18) +
      windows
        .map(
          (x) =>
            path('#fffaf0', arch(x, 1120, 620, 950)) +
            clip(path('#000', arch(x, 1120, 550, 910)), view) +
            rect('#fffaf0', x - 8, 220, 16, 900) +
            rect('#fffaf0', x - 275, 560, 550, 14) +
            rect('#fffaf0', x - 142, 560, 10, 560) +
            rect('#fffaf0', x + 132, 560, 10, 560),
        )
        .join('') +
      tiles(1110, H, [1200, 700], '#fff6e2', '#2f3f4a', 22, 7) +
      windows
        .map((x) =>
          poly(
            '#f6c65a',
            [
              [x - 270, 1130],
              [x + 270, 1130],
              [x + 110 + (x - 1200) * 0.4, 1600],
              [x - 620 + (x - 1200) * 0.4, 1600],
            ],
            0.5,
          ),
        )
        .join('') +
      [810, 1590]
        .map(
          (x) =>
            rect('#f9efd9', x - 62, 128, 124, 1010) +
            rect('#cfb07c', x + 14, 128, 48, 1010) +
            rect('#e9d2a6', x - 86, 1090, 172, 70) +
            rect('#e9d2a6', x - 92, 128, 184, 66) +
            rect('#b8935a', x + 14, 1090, 72, 70),
        )
        .join('') +
      tub(next, 810, 1330, 250, '#a8442c', '#742a20', '#3d7a4a', '#1f4f3d') +
      palm(next, 1590, 1290, 470, '#3d7a4a', '#1f4f3d', '#6b4a30', 0.04) +
      poly('#a8442c', [
        [1520, 1270],
        [1660, 1270],
        [1640, 1400],
        [1540, 1400],
      ]) +
      disc('#20303a', 1200, 1500, 500, 44, 0.5) +
      armchair(820, 1520, 330, '#b5412c', '#7c2620', 1) +
      armchair(1580, 1520, 330, '#b5412c', '#7c2620', -1) +
      disc('#7a4a2c', 1200, 1370, 190, 34) +
      rect('#4d2c1c', 1186, 1380, 28, 120) +
      disc('#4d2c1c', 1200, 1500, 90, 16) +
      path('#fffaf0', 'M1150 1352h84q4 -50 -42 -50t-42 50Z') +
      chandelier(1200, 210, 560, '#b07a2c', '#fff3c4')
    );
  },
};
