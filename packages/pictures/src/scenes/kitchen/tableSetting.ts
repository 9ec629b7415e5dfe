import { loaf } from '../../kit/bakery.ts';
import { box, disc, group, H, path, poly, rect, spray, W } from '../../kit/draw.ts';
import { plate } from '../../kit/still.ts';
import { twig } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const tableSetting: Scene = {
  focal: [50, 50],
  draw: () => {
    const fork = (x: number) =>
      group(
        `translate(${x} 800)`,
        path('#c79a2e', 'M-14 420Q-22 60 -12 20H12Q22 60 14 420Q0 440 -14 420Z'),
        path(
          '#c79a2e',
          'M-44 -290H-32V-110H-22V-290H-8V-110H8V-290H22V-110H32V-290H44V-90Q44 0 14 30H-14Q-44 0 -44 -90Z',
        ),
        path('#f4d98a', 'M-10 410Q-15 60 -6 30H0V410Z'),
      );
    const knife = (x: number) =>
      group(
        `translate(${x} 800)`,
        path('#c79a2e', 'M-16 420Q-22 80 -14 40H16Q22 80 16 420Q0 440 -16 420Z'),
        path('#e3e8e6', 'M-14 40V-270Q10 -320 30 -230Q38 -60 20 40Z'),
        path('#aebcc0', 'M10 40Q24 -60 20 -268Q36 -230 34 -180Q36 -50 20 40Z'),
        path('#f4d98a', 'M-10 410Q-14 80 -8 48H-2V410Z'),
      );
    const goblet = (x: number, y: number, s: number, wine: string, shade: string) =>
      poly(
        '#0f3f44',
        [
          [x, y - s * 0.7],
          [x + s * 2.6, y + s * 1.1],
          [x + s * 2.1, y + s * 1.9],
          [x - s * 0.6, y + s * 0.7],
        ],
        0.55,
      ) +
      poly(
        wine,
        [
          [x + s * 1.3, y + s * 0.5],
          [x + s * 2.3, y + s * 1.2],
          [x + s * 2, y + s * 1.6],
          [x + s * 0.9, y + s * 0.95],
        ],
        0.5,
      ) +
      disc('#d9ece6', x, y, s, s, 0.85) +
      disc(wine, x, y, s * 0.84) +
      disc(shade, x + s * 0.12, y + s * 0.12, s * 0.7) +
      disc(wine, x - s * 0.04, y - s * 0.04, s * 0.66) +
      path(
        '#ffffff',
        `M${x - s * 0.7} ${y - s * 0.1}A${s * 0.72} ${s * 0.72} 0 0 1 ${x - s * 0.05} ${y - s * 0.72}A${s * 0.9} ${s * 0.9} 0 0 0 ${x - s * 0.7} ${y - s * 0.1}Z`,
        0.85,
      );
    return (
      rect('#1d6a6b', 0, 0, W, H) +
      poly('#2a8480', [
        [0, 0],
        [1500, 0],
        [500, H],
        [0, H],
      ]) +
      spray('#0f4448', box(1400, 0, 1000, H), [2400, 1600], [1500, 700], 0.8) +
      poly(
        '#134d50',
        [
          [470, 420],
          [760, 420],
          [760, 1310],
          [470, 1310],
        ],
        0.6,
      ) +
      poly('#f6eddc', [
        [430, 380],
        [710, 380],
        [710, 1260],
        [430, 1260],
      ]) +
      poly('#d8c9ae', [
        [570, 380],
        [710, 380],
        [710, 1260],
        [620, 1260],
      ]) +
      rect('#c8402c', 430, 440, 280, 10) +
      rect('#c8402c', 430, 1190, 280, 10) +
      fork(570) +
      plate(1200, 800, 1010, '#fffaf0', '#d9cfbc', '#0f4448', '#e0a92e') +
      plate(1200, 800, 640, '#fdf3e0', '#e6d6b8', '#d9cfbc') +
      group(
        'translate(1200 800)',
        path('#d8542c', 'M-150 60Q-170 -60 -40 -100Q90 -130 140 -20Q160 60 40 90Q-80 120 -150 60Z'),
        path('#f2885a', 'M-120 30Q-120 -60 -20 -76Q60 -84 90 -40Q20 -60 -40 -30T-120 30Z'),
        path('#a33218', 'M-60 98Q60 80 142 0Q150 62 40 90Q-10 102 -60 98Z'),
      ) +
      twig(1130, 830, 220, -50, '#6fa548', '#3f7a3a', '#3f6a34') +
      twig(1190, 850, 190, -14, '#6fa548', '#3f7a3a', '#3f6a34') +
      [
        [1040, 900],
        [1330, 930],
        [1390, 720],
        [1060, 680],
      ]
        .map(([x = 0, y = 0]) => disc('#e0a92e', x, y, 20) + disc('#f7d98a', x - 5, y - 6, 7))
        .join('') +
      knife(1830) +
      knife(1950) +
      goblet(1770, 250, 128, '#a3243c', '#7a142c') +
      goblet(2090, 330, 112, '#f0cf6a', '#d6a93a') +
      group(
        'translate(360 210) rotate(-16)',
        disc('#0f3f44', 20, 26, 180, 110, 0.6),
        disc('#e0b178', 0, 0, 180, 110),
        loaf(-50, 10, 170, '#d28f48', '#f7cd8c', '#7a431f', '#fff0cc'),
        loaf(70, 30, 150, '#c98440', '#f0bd78', '#7a431f', '#fff0cc'),
      )
    );
  },
};
