import { box, disc, group, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { townHouse } from '../../kit/houses.ts';
import { peak, range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { crown, cypress, tree } from '../../kit/trees.ts';
import { lake } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const vineyard: Scene = {
  focal: [58, 44],
  draw: () => {
    const next = random('vineyard');
    const shore =
      peak(
        'vin-1',
        { x: 1780, y: 330, base: 800, left: 700, right: 720, snow: 0.3, bend: [-0.08, 0.12] },
        { lit: '#b59aa0', shade: '#6f7a9c', snow: '#fff3dc', snowShade: '#b0bcd0' },
      ) + range('vin-r', '#8a94ac', 790, 200, 520);
    const rows = times(17, (index) => {
      const t = index / 16;
      const [x0, x1] = [-1500 + t * 4400, 860 + t * 620];
      const [x2, x3] = [x0 + 150, x1 + 26];
      const green = `M${x1} 960Q${(x0 + x1) / 2 + 60} 1180 ${x0} 1640H${x2}Q${(x2 + x3) / 2 + 60} 1180 ${x3} 960Z`;
      return (
        path(
          '#2f6a3c',
          `M${x1 + 18} 960Q${(x0 + x1) / 2 + 110} 1180 ${x0 + 110} 1640H${x2 + 70}Q${(x2 + x3) / 2 + 90} 1180 ${x3 + 14} 960Z`,
        ) + path(index % 4 === 2 ? '#c9b03a' : '#8fb53f', green)
      );
    });
    const walls = times(
      4,
      (index) =>
        path(
          '#e3c896',
          `M0 ${900 + index * 60}Q500 ${860 + index * 56} 900 ${930 + index * 24}V${946 + index * 24}Q500 ${884 + index * 56} 0 ${930 + index * 60}Z`,
        ) +
        times(26, (vine) =>
          disc(
            index % 2 ? '#6f9a3c' : '#8fb53f',
            vine * 34,
            890 + index * 60 - Math.sin((vine / 26) * Math.PI) * 30 + vine * 0.4,
            20,
            15,
          ),
        ),
    );
    return (
      rect('#f9cf7e', 0, 0, W, H) +
      spray('#f2895a', box(0, 0, W, 500), [0, 0], [0, 460], 0.7) +
      disc('#fff3cf', 980, 420, 130) +
      shore +
      lake('vin', {
        y: 795,
        bottom: 1000,
        water: '#5f9cb0',
        mirrored: shore,
        clear: 0.4,
        ripples: ['#f6d9a0', '#7fb5bf', '#4a86a0'],
        count: 40,
      }) +
      path('#b5854c', `M0 860Q520 820 880 950L1500 950Q1900 1010 ${W} 960V${H}H0Z`) +
      walls +
      rows +
      path('#5a7a34', `M1480 950Q1900 1010 ${W} 960V1180Q2000 1080 1480 980Z`) +
      townHouse({
        x: 1900,
        y: 1040,
        width: 250,
        height: 170,
        floors: 2,
        bays: 3,
        wall: '#f7e3bd',
        roof: '#b5492c',
        window: '#4a5a6b',
        shutter: '#4b7a5a',
      }) +
      rect('#f7e3bd', 2150, 830, 90, 210) +
      poly('#b5492c', [
        [2136, 834],
        [2195, 750],
        [2254, 834],
      ]) +
      cypress(1840, 1050, 260, '#5a8a44', '#2f5f3c') +
      cypress(2300, 1060, 320, '#5a8a44', '#2f5f3c') +
      crown(next, 2120, 1060, 80, 46, '#6f9a3c', '#3f6f34') +
      tree(next, 250, 1000, 330, '#7fa53c', '#3f7034', '#5a3a2a') +
      group(
        'translate(2110 1500)',
        path('#a8693a', 'M-190 -150H190L150 60H-150Z'),
        path('#7a4626', 'M40 -150H190L150 60H60Z'),
        times(5, (index) =>
          rect('#5a3220', -180 + index * 8, -120 + index * 42, 360 - index * 16, 8),
        ),
        times(14, (index) =>
          disc(
            index % 3 ? '#5a2a5e' : '#8a4a86',
            -150 + (index % 7) * 50,
            -170 - Math.floor(index / 7) * 34,
            34,
          ),
        ),
        path('#6f9a3c', 'M-60 -210q60 -80 140 -40q-20 80 -140 40Z'),
      )
    );
  },
};
