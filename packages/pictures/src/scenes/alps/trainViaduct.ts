import { box, disc, group, H, path, poly, rect, spray, stroke, times, W } from '../../kit/draw.ts';
import { peak } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { fir, wood } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

/** A red narrow-gauge carriage, `length` px long, its floor on y. */
function carriage(x: number, y: number, length: number, engine = false): string {
  const u = length / 100;
  const roof = path(
    '#5a5f68',
    `M${x} ${y - 27 * u}Q${x + 2 * u} ${y - 31 * u} ${x + 6 * u} ${y - 31 * u}H${x + 94 * u}Q${x + 98 * u} ${y - 31 * u} ${x + 100 * u} ${y - 27 * u}Z`,
  );
  const panes = engine
    ? times(2, (index) => rect('#1d3450', x + (8 + index * 70) * u, y - 23 * u, 12 * u, 9 * u)) +
      times(5, (index) => rect('#8f1f1a', x + (27 + index * 9) * u, y - 21 * u, 6 * u, 7 * u)) +
      stroke('#2a2d33', 1.2 * u, [
        [x + 34 * u, y - 31 * u],
        [x + 46 * u, y - 44 * u],
        [x + 36 * u, y - 53 * u],
        [x + 56 * u, y - 53 * u],
      ])
    : times(
        7,
        (index) =>
          rect('#1d3450', x + (7 + index * 12.6) * u, y - 23 * u, 9.6 * u, 10 * u) +
          poly('#7fb0c8', [
            [x + (9 + index * 12.6) * u, y - 13 * u],
            [x + (14 + index * 12.6) * u, y - 23 * u],
            [x + (16.6 + index * 12.6) * u, y - 23 * u],
            [x + (12 + index * 12.6) * u, y - 13 * u],
          ]),
      );
  return (
    roof +
    rect('#d8301f', x, y - 27 * u, length, 24 * u) +
    rect('#a31f16', x, y - 9 * u, length, 6 * u) +
    rect('#f6e3b8', x, y - 11 * u, length, 1.6 * u) +
    panes +
    times(4, (index) =>
      disc(
        '#22252b',
        x + (12 + (index % 2) * 9 + Math.floor(index / 2) * 66) * u,
        y - 2 * u,
        3.2 * u,
      ),
    )
  );
}

export const trainViaduct: Scene = {
  focal: [48, 40],
  draw: () => {
    const next = random('viaduct');
    const deck = 720;
    const arches = times(7, (index) => {
      const x = 200 + index * 300;
      return path('#000', `M${x} ${H}V${deck + 250}A112 112 0 0 1 ${x + 224} ${deck + 250}V${H}Z`);
    });
    const stones = times(150, () =>
      rect('#c9a878', next() * W, deck + 60 + next() * 800, next.between(30, 60), 12, 0.8),
    );
    const depth = `<mask id="depths"><rect width="${W}" height="${H}" fill="#fff"/>${group('translate(34 14)', arches)}</mask><g mask="url(#depths)">${rect('#8f7450', 0, deck, W, 900)}</g>`;
    const wall = `<mask id="arches"><rect width="${W}" height="${H}" fill="#fff"/>${arches}</mask><g mask="url(#arches)">${rect('#e6cfa2', 0, deck, W, 900)}${stones}${times(8, (index) => rect('#a3875e', 160 + index * 300, deck + 60, 40, 900))}</g>`;
    return (
      rect('#7fc0d8', 0, 0, W, H) +
      spray('#f6e9c6', box(0, 0, W, 1000), [0, 900], [0, 60], 0.95) +
      peak(
        'via-1',
        { x: 560, y: 150, base: 1000, left: 700, right: 700, snow: 0.5, bend: [-0.1, 0.08] },
        { lit: '#93a8b5', shade: '#587a96', snow: '#fffaf0', snowShade: '#9fc3da' },
      ) +
      peak(
        'via-2',
        { x: 1760, y: 260, base: 1000, left: 640, right: 680, snow: 0.36, bend: [0.12, -0.08] },
        { lit: '#93a8b5', shade: '#587a96', snow: '#fffaf0', snowShade: '#9fc3da' },
      ) +
      wood('via-w', '#3d6a5a', 900, 170, 620, 90) +
      wood('via-w2', '#d9932e', 1060, 150, 520, 110) +
      wood('via-w3', '#2f5a4a', 1180, 170, 640, 130) +
      path(
        '#5fa5b5',
        'M900 1600Q1000 1380 1180 1290T1330 1120L1370 1130Q1330 1260 1420 1330T1560 1600Z',
      ) +
      path('#dff0ea', 'M1040 1600Q1120 1420 1240 1320L1262 1330Q1190 1440 1160 1600Z') +
      path('#8f8a7a', 'M0 820Q200 900 330 1080T640 1600H0Z') +
      path('#6b6a66', 'M0 1080Q160 1160 240 1330T420 1600H0Z') +
      path('#a8a08a', 'M2400 860Q2200 940 2080 1120T1780 1600H2400Z') +
      path('#7a7670', 'M2400 1120Q2260 1200 2180 1360T2020 1600H2400Z') +
      depth +
      wall +
      poly(
        '#3a3550',
        [
          [0, deck + 46],
          [W, deck + 46],
          [W, deck + 74],
          [0, deck + 74],
        ],
        0.35,
      ) +
      rect('#f6e3b8', 0, deck - 18, W, 64) +
      rect('#c9a878', 0, deck + 30, W, 16) +
      times(24, (index) => rect('#c9a878', index * 104, deck - 18, 8, 48)) +
      carriage(300, deck - 18, 400, true) +
      carriage(712, deck - 18, 420) +
      carriage(1144, deck - 18, 420) +
      carriage(1576, deck - 18, 420) +
      carriage(2008, deck - 18, 420) +
      stroke(
        '#4a5560',
        4,
        [
          [0, deck - 232],
          [W, deck - 232],
        ],
        0.8,
      ) +
      times(6, (index) =>
        fir(
          next,
          40 + index * 70,
          1610,
          420 + next.between(-60, 120) - index * 40,
          '#e0a53a',
          '#a86a1e',
        ),
      ) +
      times(6, (index) =>
        fir(next, 2040 + index * 76, 1610, 260 + index * 60, '#2f6a50', '#173f3a'),
      )
    );
  },
};
