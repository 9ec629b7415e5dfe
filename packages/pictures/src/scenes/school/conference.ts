import { disc, glow, H, path, poly, rect, times, W } from '../../kit/draw.ts';
import { dresses, listener, person } from '../../kit/figures.ts';
import { random } from '../../kit/random.ts';
import type { Scene } from '../../scene.ts';

export const conference: Scene = {
  focal: [50, 46],
  draw: () => {
    const next = random('conference');
    return (
      rect('#171b42', 0, 0, W, H) +
      [-1, 1]
        .map((s) =>
          [0, 1, 2]
            .map((index) =>
              poly(
                '#f2785a',
                [
                  [1200 + s * (500 + index * 320), 0],
                  [1200 + s * (560 + index * 320), 0],
                  [1200 + s * (60 + index * 240), 1080],
                  [1200 + s * (-300 + index * 240), 1080],
                ],
                0.14 + index * 0.03,
              ),
            )
            .join(''),
        )
        .join('') +
      [900, 740, 580, 420]
        .map((r, index) =>
          path(
            ['#2a2f6b', '#4a3a86', '#a8466b', '#f2785a'][index] ?? '#fff',
            `M${1200 - r} 980A${r} ${r} 0 0 1 ${1200 + r} 980Z`,
          ),
        )
        .join('') +
      path('#ffd08a', 'M940 980A260 260 0 0 1 1460 980Z') +
      poly('#0f1230', [
        [250, 980],
        [2150, 980],
        [2400, 1130],
        [0, 1130],
      ]) +
      rect('#f2785a', 250, 974, 1900, 10) +
      rect('#232757', 0, 1130, W, 470) +
      poly(
        '#ffd08a',
        [
          [1080, 986],
          [1320, 986],
          [1480, 1110],
          [920, 1110],
        ],
        0.6,
      ) +
      person(1200, 1070, 380, {
        ...dresses.navy,
        coat: '#22264f',
        coatShade: '#14173a',
        hair: '#14122a',
      }) +
      poly('#f2785a', [
        [1480, 830],
        [1600, 830],
        [1580, 1060],
        [1500, 1060],
      ]) +
      poly('#a8466b', [
        [1556, 830],
        [1600, 830],
        [1580, 1060],
        [1550, 1060],
      ]) +
      glow('#ffe0a8', 1200, 760, 620, 0.35) +
      times(4, (row) =>
        times(17 - row * 2, (index) =>
          listener(
            -60 + (index + 0.5 + (row % 2) / 2) * (2520 / (17 - row * 2)) + next.between(-16, 16),
            1230 + row * 118 + next.between(-12, 12),
            120 + row * 42,
            ['#2a2f6b', '#22264f', '#1a1d42', '#101230'][row] ?? '#111',
            ['#3a2f5e', '#2a2450', '#1c1a3c', '#0b0c22'][row] ?? '#111',
            '#5a3a5e',
            next() > 0.5,
          ),
        ),
      ) +
      times(
        9,
        (index) =>
          rect('#0b0c22', 160 + index * 260, 20, 90, 60) +
          disc('#ffe0a8', 205 + index * 260, 86, 36, 16),
      )
    );
  },
};
