import { box, curve, disc, glow, H, path, poly, rect, spray, times, W } from '../kit/draw.ts';
import { chalet, church } from '../kit/houses.ts';
import { hills, peak, range } from '../kit/mountain.ts';
import { random } from '../kit/random.ts';
import { fir, wood } from '../kit/trees.ts';
import { cloud, mist } from '../kit/water.ts';
import type { Scene } from '../scene.ts';

const chaletTones = { wood: '#8a4b2a', woodShade: '#5a2d20', roof: '#3c2a2c', stone: '#e9dcc4', window: '#f6e3b0', flower: '#d8402c' };

/** Rows of firs along the lower edge, tallest at the sides. */
function firs(seed: string, lit: string, shade: string, base: number, height: number, gap: readonly [number, number]): string {
  const next = random(seed);
  return times(34, (index) => {
    const x = index * 74 - 20 + next.between(-26, 26);
    if (x > gap[0] && x < gap[1]) return '';
    const edge = Math.min(Math.abs(x - gap[0]), Math.abs(x - gap[1])) / 900;
    return fir(next, x, base + next.between(-10, 60), height * (0.45 + Math.min(0.75, edge)) * next.between(0.8, 1.2), lit, shade);
  });
}

export const alpsDawn: Scene = {
  focal: [62, 34],
  draw: () =>
    rect('#f7dcae', 0, 0, W, H) +
    spray('#7fa6b5', box(0, 0, W, 900), [0, 0], [0, 800], 0.95) +
    disc('#fdf0cf', 470, 640, 150) +
    range('dawn-far', '#c6a5a4', 900, 190, 420) +
    peak(
      'dawn-b',
      { x: 700, y: 560, base: 1300, left: 620, right: 560, snow: 0.42 },
      { lit: '#b98a92', shade: '#6f6d95', snow: '#f6c6a4', snowShade: '#8f8bad' },
    ) +
    peak(
      'dawn-d',
      { x: 2200, y: 620, base: 1300, left: 620, right: 460, snow: 0.4 },
      { lit: '#b98a92', shade: '#65668f', snow: '#f6c6a4', snowShade: '#8a88ac' },
    ) +
    peak(
      'dawn-a',
      { x: 1490, y: 190, base: 1340, left: 700, right: 820, snow: 0.62, rough: 0.9 },
      { lit: '#a8707c', shade: '#464f7d', snow: '#fbb98b', snowShade: '#6c74a2' },
    ) +
    mist('#f3d3b4', -200, 1020, 1500, 70, 0.85) +
    mist('#f3d3b4', 1300, 1075, 1500, 56, 0.8) +
    mist('#eec4ab', 500, 1110, 1300, 50, 0.9) +
    wood('dawn-w1', '#4d5a7c', 1240, 150, 500, 90) +
    wood('dawn-w2', '#2f4164', 1380, 170, 620, 130) +
    hills('dawn-h', '#20304e', 1560, 160, 900) +
    firs('dawn-firs', '#1d2b47', '#141e36', 1590, 620, [640, 1980]),
};

export const alpsNoon: Scene = {
  focal: [50, 42],
  draw: () => {
    const stone = { lit: '#8f9bb0', shade: '#4b5d86', snow: '#fffaf0', snowShade: '#8fb6dc' };
    return (
      rect('#2f86c2', 0, 0, W, H) +
      spray('#a9d6e6', box(0, 200, W, 800), [0, 1000], [0, 260], 0.95) +
      cloud('noon-c', 420, 380, 620, '#fff8e8', '#cfe1ec') +
      cloud('noon-e', 2080, 300, 460, '#fff8e8', '#cfe1ec') +
      peak('noon-1', { x: 480, y: 430, base: 1180, left: 640, right: 560, snow: 0.62, rough: 1 }, stone) +
      peak('noon-3', { x: 1990, y: 330, base: 1180, left: 620, right: 700, snow: 0.72, rough: 0.9 }, stone) +
      peak('noon-2', { x: 1240, y: 250, base: 1200, left: 640, right: 640, snow: 0.68 }, stone) +
      wood('noon-w', '#20563f', 1110, 130, 700, 74) +
      hills('noon-h1', '#79a648', 1235, 150, 900) +
      wood('noon-w2', '#1d4a37', 1290, 60, 800, 80, -40, 700) +
      wood('noon-w3', '#1d4a37', 1250, 60, 800, 86, 1830) +
      hills('noon-h2', '#9cbf4f', 1420, 170, 1100) +
      poly('#f3cf4a', [
        [0, 1600],
        [0, 1530],
        [900, 1440],
        [1700, 1470],
        [2400, 1400],
        [2400, 1600],
      ]) +
      path('#5f8f3d', 'M0 1470Q700 1350 1500 1400T2400 1330V1400Q1700 1470 900 1440T0 1530Z') +
      chalet(1560, 1400, 330, chaletTones) +
      chalet(1980, 1340, 230, chaletTones) +
      chalet(560, 1420, 250, chaletTones) +
      firs('noon-f', '#23603f', '#123626', 1590, 440, [330, 2130])
    );
  },
};

export const alpsDusk: Scene = {
  focal: [36, 44],
  draw: () =>
    rect('#f4a65a', 0, 0, W, H) +
    path('#ee8450', `M0 0H${W}V560Q1700 380 870 470T0 420Z`) +
    path('#d95f52', `M0 0H${W}V360Q1700 220 870 300T0 230Z`) +
    path('#a9455f', `M0 0H${W}V170Q1600 60 870 130T0 90Z`) +
    spray('#7c2f5d', box(0, 0, W, 460), [0, 0], [0, 440], 0.7) +
    disc('#ffe9ae', 860, 760, 210) +
    range('dusk-1', '#d47863', 960, 210, 460) +
    range('dusk-2', '#a9536a', 1080, 260, 380) +
    peak(
      'dusk-p',
      { x: 1780, y: 420, base: 1500, left: 820, right: 900, snow: 0.5, light: 'left' },
      { lit: '#7d3f68', shade: '#48285a', snow: '#f08e66', snowShade: '#6d3c72' },
    ) +
    range('dusk-3', '#6d3566', 1300, 200, 520) +
    mist('#e88d63', -100, 1215, 1250, 40, 0.55) +
    wood('dusk-w', '#3d2350', 1420, 190, 640, 120) +
    wood('dusk-w2', '#25173c', 1600, 200, 760, 210),
};

export const alpsNight: Scene = {
  focal: [56, 40],
  draw: () => {
    const next = random('night-stars');
    return (
      rect('#142348', 0, 0, W, H) +
      spray('#2f6280', box(0, 300, W, 900), [0, 1150], [0, 360], 0.9) +
      times(190, () => disc('#f4e9c4', next() * W, next() ** 1.4 * 900, next.between(1.6, 4.4))) +
      disc('#fbeec2', 520, 360, 130) +
      disc('#142348', 580, 330, 118) +
      range('night-far', '#2b5273', 1000, 200, 420) +
      peak(
        'night-p',
        { x: 1420, y: 260, base: 1380, left: 900, right: 880, snow: 0.66 },
        { lit: '#35537c', shade: '#172950', snow: '#c9dbe6', snowShade: '#446a94' },
      ) +
      wood('night-w', '#12274a', 1200, 150, 560, 90) +
      hills('night-h', '#0d1d3a', 1360, 140, 900) +
      times(26, (index) => {
        const x = 700 + index * 52 + next.between(-20, 20);
        const y = 1330 + Math.sin(index * 1.7) * 38;
        const s = next.between(26, 44);
        return (
          poly('#0a1630', [
            [x - s, y + s],
            [x - s, y - s * 0.4],
            [x, y - s],
            [x + s, y - s * 0.4],
            [x + s, y + s],
          ]) +
          rect('#f9c65a', x - s * 0.5, y - s * 0.1, s * 0.36, s * 0.44) +
          rect('#f9c65a', x + s * 0.2, y - s * 0.1, s * 0.36, s * 0.44)
        );
      }) +
      church(1180, 1350, 240, '#35537c', '#20365e', '#0a1630', '#f9c65a') +
      glow('#f9c65a', 1380, 1350, 620, 0.28) +
      wood('night-w2', '#081329', 1580, 180, 700, 200)
    );
  },
};

export const alpsWinter: Scene = {
  focal: [44, 50],
  draw: () => {
    const next = random('winter-firs');
    const tracks = times(2, (index) =>
      curve(
        '#7fa9d6',
        9,
        `M${1310 + index * 26} 900C${1560 + index * 26} 980 ${1600 + index * 26} 1060 ${1330 + index * 30} 1120S${820 + index * 34} 1250 ${1130 + index * 44} 1370S${1560 + index * 50} 1510 ${1300 + index * 70} 1640`,
      ),
    );
    return (
      rect('#3a97c9', 0, 0, W, H) +
      spray('#0f5f9e', box(0, 0, W, 900), [0, 0], [0, 760], 0.9) +
      peak(
        'winter-1',
        { x: 2020, y: 400, base: 1200, left: 760, right: 700, snow: 1 },
        { lit: '', shade: '', snow: '#fdf9ef', snowShade: '#7db0dc' },
      ) +
      peak(
        'winter-2',
        { x: 860, y: 200, base: 1240, left: 900, right: 820, snow: 0.85 },
        { lit: '#8793a6', shade: '#46608d', snow: '#fffdf5', snowShade: '#6da4d6' },
      ) +
      path('#fffdf6', `M0 1100Q600 900 1300 890T${W} 1020V${H}H0Z`) +
      path('#a9cdea', `M0 1100Q420 960 820 918Q560 1090 700 1210T420 ${H}H0Z`) +
      path('#cfe3f2', `M${W} 1020Q2000 930 1700 905Q2060 1060 1960 1200T2240 ${H}H${W}Z`) +
      tracks +
      times(30, (index) => {
        const left = index % 2 === 0;
        const x = left ? next.between(-20, 640 - index * 9) : next.between(1880 + index * 6, W + 20);
        const y = 1080 + index * 19;
        return (
          poly(
            '#5f96cc',
            [
              [x, y],
              [x + 40, y - 6],
              [x + 300 + index * 5, y + 60],
              [x + 250, y + 76],
            ],
            0.6,
          ) + fir(next, x, y, 190 + index * 13, '#f4f6f2', '#1f4f66')
        );
      }) +
      disc('#e23d28', 1246, 1112, 13) +
      poly('#e23d28', [
        [1236, 1122],
        [1262, 1120],
        [1272, 1158],
        [1246, 1162],
      ]) +
      poly('#1c2b4a', [
        [1246, 1158],
        [1272, 1156],
        [1262, 1190],
        [1290, 1212],
        [1276, 1216],
        [1246, 1192],
      ]) +
      curve('#1c2b4a', 5, 'M1206 1236L1312 1206') +
      curve('#1c2b4a', 4, 'M1264 1136L1300 1150L1316 1204')
    );
  },
};

export const alpsStorm: Scene = {
  focal: [64, 46],
  draw: () =>
    rect('#8b938c', 0, 0, W, H) +
    spray('#f0dc98', box(0, 200, W, 1000), [1500, 1150], [1100, 300], 0.95) +
    poly(
      '#f3e3ab',
      [
        [1490, 330],
        [1640, 330],
        [2160, 1250],
        [1560, 1250],
      ],
      0.6,
    ) +
    poly(
      '#f3e3ab',
      [
        [1240, 330],
        [1310, 330],
        [1330, 1250],
        [1060, 1250],
      ],
      0.45,
    ) +
    range('storm-far', '#8b9a92', 1040, 180, 420) +
    path(
      '#66747b',
      `M0 0H${W}V420C2240 520 2100 470 2010 420C1900 520 1720 500 1660 430C1560 520 1380 500 1310 420C1180 540 960 520 880 450C740 560 500 540 420 470C300 560 120 540 0 480Z`,
    ) +
    path(
      '#485660',
      `M0 0H${W}V300C2280 370 2130 350 2050 290C1930 390 1740 370 1660 300C1500 400 1300 370 1230 300C1080 410 860 400 760 320C640 430 420 420 330 350C220 430 100 420 0 380Z`,
    ) +
    path(
      '#2f3b45',
      `M0 0H${W}V170C2200 250 2060 210 1980 150C1840 260 1640 230 1560 170C1400 260 1180 250 1100 180C940 290 700 270 610 190C460 290 180 300 0 250Z`,
    ) +
    peak(
      'storm-p',
      { x: 1620, y: 400, base: 1440, left: 760, right: 900, snow: 0.4, rough: 1.15 },
      { lit: '#b3a878', shade: '#37474f', snow: '#fbf0cf', snowShade: '#6d8089' },
    ) +
    peak(
      'storm-q',
      { x: 520, y: 520, base: 1440, left: 760, right: 760, snow: 0.2, rough: 1.15, light: 'right' },
      { lit: '#757c6d', shade: '#26343d', snow: '#d3d2bf', snowShade: '#4f626d' },
    ) +
    hills('storm-h', '#4b5a3c', 1340, 180, 820) +
    path('#d9c652', `M760 ${H}Q1200 1330 1700 1262T${W} 1200V1330Q1980 1400 1640 ${H}Z`) +
    path('#8f9440', `M1640 ${H}Q1980 1400 ${W} 1330V${H}Z`) +
    wood('storm-w', '#1a2a2c', 1620, 300, 900, 230, -40, 760) +
    wood('storm-w3', '#1a2a2c', 1640, 120, 900, 170, 1900),
};
