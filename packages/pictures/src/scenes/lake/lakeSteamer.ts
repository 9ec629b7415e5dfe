import { steamer } from '../../kit/boats.ts';
import { box, H, path, rect, spray, W } from '../../kit/draw.ts';
import { peak } from '../../kit/mountain.ts';
import { wood } from '../../kit/trees.ts';
import { lake, ripple } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const lakeSteamer: Scene = {
  focal: [48, 58],
  draw: () => {
    const shore =
      peak(
        'st-1',
        { x: 1900, y: 240, base: 960, left: 900, right: 700, snow: 0.36, bend: [-0.1, 0.12] },
        { lit: '#7fa0a4', shade: '#2f6a80', snow: '#fdf6e3', snowShade: '#93bcc9' },
      ) +
      peak(
        'st-2',
        { x: 480, y: 380, base: 960, left: 760, right: 800, snow: 0.12, bend: [0.12, 0.02] },
        { lit: '#6c9796', shade: '#2b6173', snow: '#fdf6e3', snowShade: '#93bcc9' },
      ) +
      wood('st-w', '#1d5a55', 950, 150, 640, 52);
    return (
      rect('#f2cf63', 0, 0, W, H) +
      spray('#f7ecc6', box(0, 0, W, 950), [0, 940], [0, 200], 0.95) +
      path(
        '#fbf3dc',
        'M1170 760C1150 660 1230 600 1330 610C1400 520 1540 520 1600 560C1700 450 1880 450 1960 500C2080 380 2260 370 2420 390V230C2240 200 2040 230 1930 320C1820 270 1660 310 1590 400C1480 380 1340 410 1300 490C1190 500 1110 600 1130 760Z',
      ) +
      path(
        '#e6d6ae',
        'M1170 760C1150 660 1230 600 1330 610C1400 520 1540 520 1600 560C1700 450 1880 450 1960 500C2080 380 2260 370 2420 390V330C2240 320 2080 340 1960 440C1860 400 1700 410 1600 510C1520 480 1400 490 1330 565C1230 560 1140 640 1150 760Z',
      ) +
      shore +
      lake('st', {
        y: 950,
        bottom: H,
        water: '#1f7d8c',
        mirrored: shore,
        clear: 0.3,
        ripples: ['#35a0a3', '#166a7d', '#f0dc9a', '#10566c'],
        count: 84,
      }) +
      steamer(1120, 1220, 1300, '#1b3a4d', '#fffaec', '#d7cfb4', '#d8382a', '#22384a') +
      path('#fffaec', 'M380 1222Q760 1206 1180 1218T1840 1212Q1500 1246 1100 1240T380 1222Z') +
      path('#d4e8df', 'M260 1262Q800 1236 1300 1262T2050 1256Q1500 1296 1000 1284T260 1262Z', 0.8) +
      ripple('#0f5468', 1080, 1330, 1300, 18) +
      ripple('#fffaec', 900, 1362, 700, 8, 0.8) +
      spray('#0a4258', box(0, 950, W, 650), [0, 1600], [0, 1240], 0.75)
    );
  },
};
