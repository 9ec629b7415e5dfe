import { sail } from '../../kit/boats.ts';
import { box, disc, H, path, rect, spray, W } from '../../kit/draw.ts';
import { peak, range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { balustrade, chair, glass, parasol, table, tiles } from '../../kit/terrace.ts';
import { crown, strewn, tub, wood } from '../../kit/trees.ts';
import { lake } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const terraceSummer: Scene = {
  focal: [58, 52],
  draw: () => {
    const next = random('terrace-summer');
    const shore =
      peak(
        'ts-1',
        { x: 620, y: 300, base: 800, left: 620, right: 660, snow: 0.3, bend: [-0.05, 0.12] },
        { lit: '#7fa3a8', shade: '#3f7089', snow: '#fff9ea', snowShade: '#9cc3d2' },
      ) +
      range('ts-2', '#5a93a0', 780, 170, 480) +
      wood('ts-w', '#2f7462', 790, 70, 600, 34);
    const set =
      table(1330, 1440, 620, '#fffaee', '#c9d3dd', '#a98f6a') +
      glass(1210, 1058, 150, '#f0c24a', '#eef6f4') +
      glass(1460, 1062, 150, '#c8384a', '#eef6f4') +
      disc('#dfe6e6', 1330, 1062, 110, 22) +
      path('#e2572e', 'M1270 1056q30 -60 62 -40q40 -26 62 40Z');
    return (
      rect('#57b4d4', 0, 0, W, H) +
      spray('#d6efe6', box(0, 100, W, 720), [0, 800], [0, 120], 0.95) +
      shore +
      lake('ts', {
        y: 790,
        bottom: 1130,
        water: '#1f8fb0',
        mirrored: shore,
        clear: 0.25,
        ripples: ['#4db6c4', '#c9ebdf', '#14789c'],
        count: 46,
      }) +
      sail(980, 900, 120, '#fffaf0', '#dfe3dc', '#a32a20') +
      sail(300, 860, 76, '#fffaf0', '#dfe3dc', '#1d3a5a') +
      tiles(1120, H, [1200, 560], '#f0dcb4', '#dfc08e', 22, 7) +
      path('#b99a6c', `M1100 ${H}L1560 1330L2100 1360L${W} 1430V${H}Z`, 0.55) +
      balustrade(-40, 960, W + 80, 200, '#fff4dc', '#d9bf95', '#b08a5c') +
      tub(next, 260, 1330, 330, '#c8623a', '#93402a', '#3f8a4f', '#1f5a44') +
      strewn(next, 26, [120, 900, 280, 190], 19, '#f06a8a') +
      chair(920, 1500, 470, '#22403c', '#e9c46a', 1) +
      chair(1790, 1500, 470, '#22403c', '#e9c46a', -1) +
      parasol(1330, 470, 1500, '#f5c22e', '#fff6e0', '#d39a1c', '#e4d2ac', '#7a5638') +
      set +
      crown(next, 2330, 160, 360, 230, '#3f8a4f', '#1f5a44')
    );
  },
};
