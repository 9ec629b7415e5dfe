import { sail } from '../../kit/boats.ts';
import { box, group, H, path, poly, rect, spray, times, W } from '../../kit/draw.ts';
import { awning } from '../../kit/facade.ts';
import { dresses, person } from '../../kit/figures.ts';
import { townHouse } from '../../kit/houses.ts';
import { range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { lake, ripple } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const harbour: Scene = {
  focal: [48, 48],
  draw: () => {
    const next = random('harbour');
    const quay = 960;
    const walls = [
      '#f4c05a',
      '#e2785a',
      '#f7e3bd',
      '#ef9f6b',
      '#f2d08a',
      '#d9604a',
      '#f6d9b0',
      '#e8b06a',
    ] as const;
    const town = times(
      9,
      (index) =>
        townHouse({
          x: index * 276 - 60,
          y: quay,
          width: 270,
          height: [470, 540, 430, 590, 500, 450, 560, 480, 520][index] ?? 480,
          floors: 4,
          bays: 3,
          wall: walls[index % 8] ?? '#f4c05a',
          roof: '#b5492c',
          window: '#3d5468',
          shutter: ['#3f7f72', '#4a6a9a', '#7a4a3a'][index % 3] ?? '#3f7f72',
          gable: index % 4 === 3,
        }) +
        awning(
          index * 276 - 20,
          quay - 130,
          190,
          60,
          index % 2 ? ['#e2492e', '#fff4dc'] : ['#2f7f8a', '#fff4dc'],
          '#3a2440',
        ),
    );
    const boat = (x: number, y: number, s: number, hull: string, cover: string) =>
      group(
        `translate(${x} ${y}) scale(${s})`,
        path(hull, 'M-210 -40Q-60 -20 220 -64Q190 30 130 50H-140Q-190 20 -210 -40Z'),
        path('#fffaf0', 'M-210 -40Q-60 -20 220 -64L214 -46Q-40 0 -204 -22Z'),
        path(cover, 'M-120 -40Q-40 -130 120 -66L130 -52Q0 -22 -120 -40Z'),
        rect('#3a2a2a', -6, -330, 9, 290),
        ripple('#12506a', 0, 60, 460, 14),
      );
    return (
      rect('#39a5d0', 0, 0, W, H) +
      spray('#d9efe6', box(0, 0, W, 700), [0, 640], [0, 40], 0.9) +
      range('har-r', '#5f9a8a', 560, 330, 620) +
      range('har-r2', '#3f7f6e', 620, 220, 460) +
      rect('#e9d3a4', 2010, 160, 110, 460) +
      rect('#c7a870', 2080, 160, 40, 460) +
      poly('#b5492c', [
        [1996, 164],
        [2065, 60],
        [2134, 164],
      ]) +
      rect('#3a2a2a', 2046, 220, 30, 70) +
      town +
      rect('#cbb083', 0, quay - 4, W, 54) +
      rect('#9c8258', 0, quay + 36, W, 20) +
      times(8, (index) =>
        person(
          180 + index * 290 + next.between(-60, 60),
          quay + 10,
          110,
          [dresses.red, dresses.navy, dresses.white, dresses.ochre][index % 4] ?? dresses.red,
        ),
      ) +
      lake('har', {
        y: quay + 50,
        bottom: H,
        water: '#1c86a5',
        mirrored: town,
        clear: 0.5,
        ripples: ['#3fb0b8', '#146a8a', '#f4d9a0', '#0f5676'],
        count: 90,
      }) +
      boat(520, 1250, 1.1, '#d8402c', '#22385e') +
      boat(1180, 1330, 1.3, '#22506a', '#f2c14a') +
      boat(1980, 1240, 1.15, '#f6ead0', '#3f7f72') +
      boat(1700, 1480, 1.5, '#e0a52e', '#c8402c') +
      sail(860, 1120, 260, '#fffaf0', '#e2dccb', '#a32a20', 3)
    );
  },
};
