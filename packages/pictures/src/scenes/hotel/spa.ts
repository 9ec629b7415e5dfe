import { box, curve, disc, group, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { peak } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { fir, tub } from '../../kit/trees.ts';
import { lake, mist, ripple } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const spa: Scene = {
  focal: [50, 42],
  draw: () => {
    const next = random('spa');
    const view =
      rect('#8fc6de', 0, 0, W, 1000) +
      spray('#f9e0c0', box(0, 200, W, 700), [0, 860], [0, 260], 0.9) +
      peak(
        'spa-1',
        { x: 980, y: 210, base: 900, left: 640, right: 680, snow: 0.9, bend: [0.12, -0.08] },
        { lit: '#8a9ab0', shade: '#54769c', snow: '#fffaf0', snowShade: '#86b2d4' },
      ) +
      peak(
        'spa-2',
        { x: 1980, y: 370, base: 900, left: 560, right: 560, snow: 0.9, bend: [-0.08, 0.1] },
        { lit: '#8a9ab0', shade: '#54769c', snow: '#fffaf0', snowShade: '#93bcd8' },
      ) +
      path('#fffdf6', 'M0 860Q700 770 1300 830T2400 800V1000H0Z') +
      times(14, (index) =>
        fir(
          next,
          80 + index * 180 + next.between(-40, 40),
          880 + next.between(0, 30),
          next.between(120, 220),
          '#eef3f2',
          '#2f5f74',
        ),
      );
    const columns = [300, 900, 1500, 2100]
      .map((x) => rect('#8a5a38', x - 34, 130, 68, 830) + rect('#5f3a24', x + 8, 130, 26, 830))
      .join('');
    return (
      view +
      rect('#a56c40', 0, 0, W, 130) +
      times(16, (index) =>
        poly('#8a5630', [
          [index * 160, 0],
          [index * 160 + 60, 0],
          [index * 160 + 44, 130],
          [index * 160 + 10, 130],
        ]),
      ) +
      rect('#5f3a24', 0, 124, W, 16) +
      columns +
      rect('#d9c7a8', 0, 930, W, 60) +
      rect('#b8a382', 0, 976, W, 16) +
      lake('spa', {
        y: 990,
        bottom: 1460,
        water: '#27a3ab',
        mirrored: view + columns,
        clear: 0.34,
        ripples: ['#5fc9c4', '#1c8a98', '#cdeee6'],
        count: 60,
      }) +
      times(5, (index) =>
        curve('#eafaf4', 5, `M${180 + index * 480} 1120q60 -26 120 0t120 0t120 0`, 0.7),
      ) +
      mist('#ffffff', -100, 960, 1100, 46, 0.5) +
      mist('#ffffff', 1200, 985, 1300, 50, 0.5) +
      rect('#efe0c4', 0, 1460, W, 140) +
      rect('#fffaf0', 0, 1448, W, 26) +
      rect('#cdb993', 0, 1474, W, 14) +
      disc('#e3b08a', 1560, 1150, 46, 54) +
      path('#3a2420', 'M1510 1150Q1512 1090 1560 1090T1610 1150Q1590 1120 1560 1118T1510 1150Z') +
      ripple('#eafaf4', 1560, 1204, 330, 13) +
      ripple('#1c8a98', 1560, 1230, 420, 12) +
      group(
        'translate(520 1500)',
        poly('#b8a382', [
          [-240, 60],
          [330, 60],
          [420, 90],
          [-180, 90],
        ]),
        path(
          '#fffaf0',
          'M-330 -190Q-250 -200 -190 -60L280 -50Q320 -46 310 -14H-220Q-280 -60 -330 -190Z',
        ),
        path('#d5c8ae', 'M60 -54L280 -50Q320 -46 310 -14H20Z'),
        curve('#8a5a38', 18, 'M-160 -14L-190 70M240 -14L270 70'),
        path('#e2785a', 'M-60 -62Q40 -110 170 -58V-24H-60Z'),
      ) +
      tub(next, 2160, 1500, 320, '#5f6f74', '#3f4c52', '#5f9a5a', '#2f6a4c')
    );
  },
};
