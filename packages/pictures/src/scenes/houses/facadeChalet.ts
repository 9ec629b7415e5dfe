import { box, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { railing } from '../../kit/facade.ts';
import { peak } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { fir, strewn } from '../../kit/trees.ts';
import type { Scene } from '../../scene.ts';

export const facadeChalet: Scene = {
  focal: [50, 52],
  draw: () => {
    const next = random('chalet-hotel');
    const [wall, dark] = ['#a85e30', '#7a3d20'];
    const storey = (y: number, x: number, width: number, bays: number) =>
      times(bays, (index) => {
        const cx = x + (width * (index + 0.5)) / bays;
        return (
          rect('#f7ead0', cx - 74, y - 230, 148, 200) +
          rect('#28485e', cx - 58, y - 214, 116, 184) +
          poly('#6d9bb0', [
            [cx - 58, y - 110],
            [cx + 58, y - 180],
            [cx + 58, y - 30],
            [cx - 58, y - 30],
          ]) +
          rect('#f7ead0', cx - 5, y - 214, 10, 184) +
          rect('#2f7a55', cx - 136, y - 230, 60, 200) +
          rect('#2f7a55', cx + 76, y - 230, 60, 200) +
          times(
            4,
            (slat) =>
              rect('#1d5a44', cx - 130, y - 214 + slat * 48, 48, 10) +
              rect('#1d5a44', cx + 82, y - 214 + slat * 48, 48, 10),
          )
        );
      }) +
      railing(x - 30, y - 110, width + 60, 150, dark, '#5a2a1a') +
      rect('#2f7a55', x - 30, y - 122, width + 60, 30) +
      strewn(next, 120, [x - 30, y - 140, width + 60, 40], 15, '#e2382e') +
      strewn(next, 40, [x - 30, y - 140, width + 60, 40], 11, '#ffb3a0');
    return (
      rect('#3c9bd0', 0, 0, W, H) +
      spray('#d5edea', box(0, 200, W, 900), [0, 1000], [0, 200], 0.9) +
      peak(
        'ch-p',
        { x: 2120, y: 260, base: 1200, left: 760, right: 700, snow: 0.7, bend: [-0.1, 0.08] },
        { lit: '#8e9ab0', shade: '#4c6590', snow: '#fffbf0', snowShade: '#8fb9de' },
      ) +
      peak(
        'ch-q',
        { x: 150, y: 420, base: 1200, left: 600, right: 640, snow: 0.6, bend: [0.1, -0.06] },
        { lit: '#8e9ab0', shade: '#4c6590', snow: '#fffbf0', snowShade: '#8fb9de' },
      ) +
      path('#7fae4a', `M0 1180Q300 1090 700 1130T${W} 1100V${H}H0Z`) +
      poly(wall, [
        [430, 1480],
        [430, 590],
        [1200, 165],
        [1970, 590],
        [1970, 1480],
      ]) +
      times(16, (index) => rect(dark, 430, 560 + index * 54, 1540, 7, 0.45)) +
      poly(dark, [
        [430, 590],
        [1200, 165],
        [1970, 590],
        [1970, 720],
        [1200, 300],
        [430, 720],
      ]) +
      rect('#f3e3c4', 430, 1250, 1540, 230) +
      poly('#d4b98e', [
        [1500, 1250],
        [1970, 1250],
        [1970, 1480],
        [1600, 1480],
      ]) +
      storey(1250, 520, 1360, 4) +
      storey(930, 690, 1020, 3) +
      rect('#f7ead0', 1130, 440, 140, 170) +
      rect('#28485e', 1146, 456, 108, 154) +
      rect('#f7ead0', 1195, 456, 10, 154) +
      times(
        4,
        (index) =>
          path(
            '#3a2622',
            `M${590 + index * 330} 1480V1340A76 76 0 0 1 ${742 + index * 330} 1340V1480Z`,
          ) +
          path(
            '#f7c866',
            `M${606 + index * 330} 1480V1344A60 60 0 0 1 ${726 + index * 330} 1344V1480Z`,
          ),
      ) +
      poly('#3d2019', [
        [210, 720],
        [1200, 170],
        [2190, 720],
        [2190, 640],
        [1200, 90],
        [210, 640],
      ]) +
      poly('#5f3324', [
        [210, 640],
        [1200, 90],
        [1200, 40],
        [160, 616],
      ]) +
      poly('#47261d', [
        [2190, 640],
        [1200, 90],
        [1200, 40],
        [2240, 616],
      ]) +
      poly(
        '#3a1d2a',
        [
          [1970, 760],
          [1970, 1480],
          [1700, 1480],
          [1700, 600],
        ],
        0.3,
      ) +
      path('#8fbf4f', `M0 1480H${W}V${H}H0Z`) +
      path('#ead9ae', `M900 1480H1500L1760 ${H}H620Z`) +
      times(5, (index) =>
        fir(next, 60 + index * 84, 1520 + (index % 2) * 30, 560 - index * 60, '#2f7a4f', '#174a3a'),
      ) +
      times(4, (index) =>
        fir(
          next,
          2130 + index * 90,
          1510 + (index % 2) * 36,
          420 + index * 60,
          '#2f7a4f',
          '#174a3a',
        ),
      )
    );
  },
};
