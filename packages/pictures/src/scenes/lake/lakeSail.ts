import { sail } from '../../kit/boats.ts';
import { box, glow, H, path, rect, spray, times, W } from '../../kit/draw.ts';
import { townHouse } from '../../kit/houses.ts';
import { range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { cypress, strewn } from '../../kit/trees.ts';
import { lake } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const lakeSail: Scene = {
  focal: [40, 46],
  draw: () => {
    const next = random('sail');
    const shore =
      range('sa-1', '#7fb0c2', 980, 210, 620) + range('sa-2', '#4f8ca6', 1000, 110, 420);
    const village = times(9, (index) =>
      townHouse({
        x: 1560 + index * 88,
        y: 1020,
        width: 80,
        height: 90 + (index % 3) * 26,
        floors: 2,
        bays: 2,
        wall: index % 2 ? '#f7e3bd' : '#eebf95',
        roof: '#c2583a',
        window: '#5a5a6a',
        shutter: '#4b8a7a',
      }),
    );
    return (
      rect('#bfe0df', 0, 0, W, H) +
      spray('#3a9ac0', box(0, 0, W, 900), [0, 0], [0, 860], 0.95) +
      shore +
      village +
      times(7, (index) =>
        cypress(
          1590 + index * 118 + next.between(-20, 20),
          1026,
          next.between(110, 170),
          '#3f7a5c',
          '#1f5147',
        ),
      ) +
      lake('sa', {
        y: 1015,
        bottom: H,
        water: '#2b93ad',
        mirrored: shore + village,
        clear: 0.4,
        ripples: ['#6cc0c3', '#1f7f9f', '#d9efe2', '#136a8c'],
        count: 92,
      }) +
      sail(880, 1340, 1130, '#fffaf0', '#e2dccb', '#b5301f', 9) +
      sail(1790, 1130, 270, '#f5c542', '#dd9f2c', '#23405a', 5) +
      sail(330, 1110, 200, '#fffaf0', '#d9dccf', '#23405a', 4) +
      path('#e7f4ea', 'M300 1352Q620 1330 900 1372T1560 1362Q1200 1412 860 1400T300 1352Z') +
      spray('#0d5a80', box(0, 1100, W, 500), [0, 1600], [0, 1330], 0.7) +
      strewn(next, 26, [420, 1360, 1000, 40], 9, '#f3fbf2') +
      glow('#fff7d8', 2150, 140, 420, 0.5)
    );
  },
};
