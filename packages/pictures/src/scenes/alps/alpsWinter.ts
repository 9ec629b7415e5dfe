import { box, curve, disc, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { peak } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { fir } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

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
        { x: 2020, y: 400, base: 1200, left: 760, right: 700, snow: 1, bend: [0.12, -0.04] },
        { lit: '', shade: '', snow: '#fdf9ef', snowShade: '#7db0dc' },
      ) +
      peak(
        'winter-2',
        { x: 860, y: 200, base: 1240, left: 900, right: 820, snow: 0.85, bend: [-0.11, 0.1] },
        { lit: '#8793a6', shade: '#46608d', snow: '#fffdf5', snowShade: '#6da4d6' },
      ) +
      path('#fffdf6', `M0 1100Q600 900 1300 890T${W} 1020V${H}H0Z`) +
      path('#a9cdea', `M0 1100Q420 960 820 918Q560 1090 700 1210T420 ${H}H0Z`) +
      path('#cfe3f2', `M${W} 1020Q2000 930 1700 905Q2060 1060 1960 1200T2240 ${H}H${W}Z`) +
      tracks +
      times(30, (index) => {
        const left = index % 2 === 0;
        const x = left
          ? next.between(-20, 640 - index * 9)
          : next.between(1880 + index * 6, W + 20);
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
