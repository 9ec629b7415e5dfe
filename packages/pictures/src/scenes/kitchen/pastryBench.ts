import { croissant, tart } from '../../kit/bakery.ts';
import { disc, group, H, path, poly, rect, rounded, times, W } from '../../kit/draw.ts';
import { random } from '../../kit/random.ts';
import { strewn } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const pastryBench: Scene = {
  focal: [42, 50],
  draw: () => {
    const next = random('pastry');
    const macaron = (x: number, y: number, one: string, dark: string) =>
      disc('#c98a8f', x + 14, y + 18, 74) +
      disc(dark, x, y, 74) +
      disc(one, x - 4, y - 5, 68) +
      path(
        '#ffffff',
        `M${x - 44} ${y - 20}Q${x - 34} ${y - 52} ${x + 2} ${y - 54}Q${x - 26} ${y - 40} ${x - 36} ${y - 14}Z`,
        0.6,
      );
    const colors = [
      ['#f49aa8', '#d0657c'],
      ['#b9d38a', '#86a556'],
      ['#f7d98a', '#d6a94a'],
      ['#c7a4d8', '#9672ae'],
    ] as const;
    const eclair = (x: number, y: number) =>
      group(
        `translate(${x} ${y}) rotate(-62)`,
        rounded('#c98a8f', -126, -40, 280, 104, 52),
        rounded('#dfa05a', -140, -52, 280, 104, 52),
        rounded('#5a2c22', -124, -40, 248, 66, 33),
        rounded('#93523a', -100, -30, 170, 12, 6),
      );
    return (
      rect('#f6c9c0', 0, 0, W, H) +
      poly('#fbe3da', [
        [0, 0],
        [1500, 0],
        [420, H],
        [0, H],
      ]) +
      poly(
        '#eeb2ac',
        [
          [2080, 0],
          [W, 0],
          [W, H],
          [1330, H],
        ],
        0.6,
      ) +
      group(
        'translate(-250 -190) scale(1.2)',
        times(4, (index) =>
          tart(
            next,
            420 + index * 400,
            330 - index * 6,
            330,
            '#dfa05a',
            '#b5743a',
            '#fff0cc',
            index % 2 ? '#3d4a86' : '#d8304a',
            index % 2 ? '#232c5c' : '#8f1630',
            '#ffd5d8',
          ),
        ) +
          times(4, (index) => eclair(350 + index * 250, 860)) +
          times(16, (index) => {
            const [one, dark] = colors[Math.floor(index / 4)] ?? colors[0];
            return macaron(1470 + (index % 4) * 200, 760 + Math.floor(index / 4) * 196, one, dark);
          }) +
          times(3, (index) =>
            croissant(
              330 + index * 390,
              1330 + (index % 2) * 40,
              330,
              -24 + index * 20,
              '#dc9440',
              '#f8cf86',
              '#9a5522',
            ),
          ) +
          group(
            'translate(2180 330) rotate(38)',
            rounded('#c98a8f', -300, -34, 640, 110, 50),
            rounded('#e3b377', -320, -60, 640, 116, 14),
            rect('#c08a4e', -320, 10, 640, 46),
            rect('#f4d5a4', -320, -46, 640, 18),
            rounded('#a8442c', -450, -26, 130, 50, 25),
            rounded('#a8442c', 320, -26, 130, 50, 25),
          ) +
          strewn(next, 90, [120, 1000, 1200, 200], 6, '#fffaf0') +
          strewn(next, 60, [1700, 200, 640, 420], 6, '#fffaf0'),
      )
    );
  },
};
