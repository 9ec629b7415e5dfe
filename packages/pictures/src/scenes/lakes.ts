import { box, disc, group, H, path, poly, rect, spray, stroke, times, W } from '../kit/draw.ts';
import { sail } from '../kit/houses.ts';
import { hills, peak, range } from '../kit/mountain.ts';
import { random } from '../kit/random.ts';
import { crown, wood } from '../kit/trees.ts';
import { cloud, glitter, lake, mist, ripple } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

/** A landing stage on posts that runs out from the lower edge. */
function jetty(plank: string, shade: string): string {
  const boards = times(13, (index) => {
    const t = index / 13;
    const y = 1600 - 420 * t ** 0.72;
    return rect(shade, 330 + 560 * t ** 0.75, y, 560 - 410 * t ** 0.72, 7 - 5 * t);
  });
  const post = (x: number, y: number, h: number) =>
    rect(shade, x - h * 0.08, y - h * 0.5, h * 0.16, h) + rect(plank, x - h * 0.08, y - h * 0.5, h * 0.07, h);
  return (
    poly(plank, [
      [330, 1600],
      [890, 1600],
      [1030, 1180],
      [880, 1180],
    ]) +
    boards +
    post(880, 1210, 110) +
    post(1034, 1210, 110) +
    post(720, 1360, 170) +
    post(985, 1360, 170)
  );
}

export const lakeMorning: Scene = {
  focal: [60, 40],
  draw: () => {
    const shore =
      peak(
        'lm-1',
        { x: 1560, y: 260, base: 1010, left: 780, right: 760, snow: 0.55 },
        { lit: '#a3a9bd', shade: '#63779f', snow: '#fdf0dc', snowShade: '#93abc9' },
      ) +
      peak(
        'lm-2',
        { x: 560, y: 470, base: 1010, left: 700, right: 620, snow: 0.3 },
        { lit: '#8c9fb4', shade: '#587297', snow: '#fbe8d2', snowShade: '#8ea9c4' },
      ) +
      mist('#f8e6cc', 900, 800, 1300, 60, 0.75) +
      mist('#f8e6cc', -200, 850, 1200, 50, 0.75) +
      wood('lm-w', '#3d6472', 980, 150, 640, 56) +
      hills('lm-h', '#28505b', 1010, 46, 700);
    return (
      rect('#f6d9b4', 0, 0, W, H) +
      spray('#86b6c6', box(0, 0, W, 900), [0, 0], [0, 820], 0.95) +
      disc('#fff4d6', 1020, 500, 120) +
      shore +
      lake('lm', {
        y: 1000,
        bottom: H,
        water: '#8fb7c2',
        mirrored: shore,
        clear: 0.6,
        ripples: ['#cfe0dc', '#f3dcb9', '#79a6b6', '#a9c9cd'],
        count: 56,
      }) +
      mist('#fbeedb', -150, 985, 1500, 30, 0.7) +
      mist('#fbeedb', 1500, 1000, 1200, 24, 0.6) +
      spray('#2f6277', box(0, 1000, W, 600), [0, 1600], [0, 1120], 0.85) +
      jetty('#b98b62', '#4a3a3f')
    );
  },
};

export const lakeNoon: Scene = {
  focal: [46, 52],
  draw: () => {
    const next = random('ln');
    const shore =
      peak(
        'ln-1',
        { x: 700, y: 360, base: 900, left: 820, right: 760, snow: 0.25 },
        { lit: '#7f95a3', shade: '#3e6183', snow: '#fff9ea', snowShade: '#a5c6dd' },
      ) +
      range('ln-2', '#4c7f94', 880, 240, 520) +
      wood('ln-w', '#2c6a4e', 890, 120, 600, 40);
    return (
      rect('#4aa8d2', 0, 0, W, H) +
      spray('#c4e6e8', box(0, 200, W, 700), [0, 880], [0, 200], 0.9) +
      cloud('ln-c', 1750, 340, 700, '#fffaf0', '#d7e8ee') +
      shore +
      lake('ln', {
        y: 880,
        bottom: H,
        water: '#1f86ae',
        mirrored: shore,
        clear: 0.28,
        ripples: ['#37a6c2', '#bfe6df', '#187299', '#0f5f88'],
        count: 80,
      }) +
      sail(1620, 1000, 190, '#fffaf0', '#dfe3dc', '#a32a20') +
      sail(1330, 940, 110, '#fffaf0', '#dfe3dc', '#1d3a5a', -4) +
      path('#eadfc6', `M0 1330Q500 1290 900 1400T1500 ${H}H0Z`) +
      path('#c9b491', `M0 1440Q420 1390 760 1480T1180 ${H}H0Z`) +
      group(
        'translate(560 1430)',
        path('#e0442e', 'M-250 -330Q0 -560 250 -330Q0 -380 -250 -330Z'),
        path('#fff6e4', 'M-84 -352Q-60 -470 0 -487Q60 -470 84 -352Q0 -366 -84 -352Z'),
        rect('#7a5a3c', -5, -360, 10, 420),
        poly('#1c4f66', [
          [-230, 20],
          [-90, 20],
          [-30, -70],
          [-16, -64],
          [-70, 50],
          [-230, 50],
        ]),
        rect('#1c4f66', -210, 40, 12, 60),
        rect('#1c4f66', -90, 40, 12, 60),
      ) +
      crown(next, 2270, 330, 420, 330, '#2f7a4a', '#174c39') +
      crown(next, 2400, 620, 300, 220, '#2f7a4a', '#174c39')
    );
  },
};

export const lakeSunset: Scene = {
  focal: [66, 50],
  draw: () => {
    const shore =
      range('ls-1', '#b65a5f', 900, 280, 560) + range('ls-2', '#7c3f63', 930, 170, 360) + wood('ls-w', '#43264d', 960, 110, 520, 50);
    return (
      rect('#f7b45c', 0, 0, W, H) +
      path('#f2934f', `M0 0H${W}V430Q1800 330 1200 400T0 360Z`) +
      path('#e06a4d', `M0 0H${W}V230Q1700 150 1100 210T0 170Z`) +
      spray('#a23f5c', box(0, 0, W, 400), [0, 0], [0, 380], 0.9) +
      disc('#fff0b8', 1560, 660, 190) +
      shore +
      lake('ls', {
        y: 940,
        bottom: H,
        water: '#d9724f',
        mirrored: shore,
        clear: 0.8,
        ripples: ['#f0a05a', '#a34a5c', '#f7c06a', '#6d3560'],
        count: 90,
      }) +
      glitter('ls-g', '#ffe7a0', 1560, 940, 1600, 300) +
      spray('#3d1f4b', box(0, 940, W, 660), [0, 1600], [0, 1180], 0.9) +
      group(
        'translate(640 1330)',
        path('#2a1838', 'M-260 -20Q0 44 300 -34Q270 50 190 62H-170Q-240 50 -260 -20Z'),
        path('#2a1838', 'M-30 -20Q-40 -120 10 -150Q60 -130 56 -20Z'),
        disc('#2a1838', 14, -178, 32),
        poly('#2a1838', [
          [20, -120],
          [240, 30],
          [330, 92],
          [318, 102],
          [225, 44],
          [10, -90],
        ]),
      ) +
      ripple('#2a1838', 650, 1402, 560, 14, 0.7)
    );
  },
};

export const lakeFog: Scene = {
  focal: [42, 50],
  draw: () => {
    const next = random('fog');
    const reeds = times(46, (index) => {
      const x = 1500 + index * 21 + next.between(-10, 10);
      const tall = next.between(160, 420);
      return (
        path(
          '#1f3a42',
          `M${x - 5} 1600Q${x} ${1600 - tall * 0.6} ${x + tall * 0.13} ${1600 - tall}Q${x + 12} ${1600 - tall * 0.5} ${x + 7} 1600Z`,
        ) + (index % 4 === 0 ? disc('#6b4a3a', x + tall * 0.13, 1600 - tall, 9, 40) : '')
      );
    });
    return (
      rect('#d5dfdb', 0, 0, W, H) +
      spray('#9fb9bd', box(0, 0, W, 700), [0, 0], [0, 620], 0.9) +
      disc('#f7f2de', 960, 420, 130) +
      range('fog-1', '#b9cbca', 760, 260, 460) +
      mist('#dfe7e1', -200, 660, 1900, 80, 0.85) +
      range('fog-2', '#9ab3b6', 880, 190, 380) +
      mist('#dfe7e1', 900, 800, 1900, 74, 0.9) +
      wood('fog-w', '#7896a0', 960, 110, 560, 80, -40, 1700) +
      mist('#e3eae4', -300, 900, 2400, 90, 0.92) +
      lake('fog', {
        y: 960,
        bottom: H,
        water: '#c3d2d0',
        mirrored: range('fog-2', '#9ab3b6', 940, 190, 380),
        clear: 0.35,
        ripples: ['#dbe4df', '#a8bfc2', '#e6ece4'],
        count: 44,
      }) +
      mist('#e6ece5', 300, 975, 2400, 46, 0.8) +
      group(
        'translate(900 1190)',
        path('#243f48', 'M-230 -22Q0 22 250 -30Q228 34 150 44H-150Q-214 36 -230 -22Z'),
        path('#33555f', 'M-230 -22Q0 22 250 -30L240 -12Q0 36 -222 -4Z'),
        stroke('#243f48', 10, [
          [-40, -10],
          [210, 80],
        ]),
      ) +
      ripple('#7c98a0', 910, 1250, 520, 12) +
      ripple('#94adb2', 880, 1284, 380, 9) +
      reeds
    );
  },
};
