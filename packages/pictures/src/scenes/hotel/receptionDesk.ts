import { curve, disc, glow, group, H, path, poly, rect, times, W } from '../../kit/draw.ts';
import { dresses, person } from '../../kit/figures.ts';
import { random } from '../../kit/random.ts';
import type { Scene } from '../../scene.ts';

export const receptionDesk: Scene = {
  focal: [54, 44],
  draw: () => {
    const next = random('reception');
    const keys = times(44, (index) => {
      const [column, row] = [index % 11, Math.floor(index / 11)];
      const [x, y] = [700 + column * 122, 250 + row * 122];
      return (
        rect('#4a2418', x, y, 106, 106) +
        rect('#6b3a24', x, y, 106, 14) +
        (next() > 0.25
          ? rect('#e0b04a', x + 50, y + 24, 7, 26) +
            disc('#e0b04a', x + 53, y + 62, 17) +
            disc('#b5832a', x + 56, y + 64, 9)
          : poly('#fff6e0', [
              [x + 22, y + 40],
              [x + 84, y + 34],
              [x + 88, y + 92],
              [x + 26, y + 96],
            ]))
      );
    });
    const lamp = (x: number, y: number) =>
      glow('#ffd98a', x, y - 220, 360, 0.75) +
      rect('#b5832a', x - 12, y - 190, 24, 190) +
      disc('#b5832a', x, y - 4, 70, 14) +
      path(
        '#2f7a5e',
        `M${x - 120} ${y - 180}Q${x - 110} ${y - 290} ${x} ${y - 296}Q${x + 110} ${y - 290} ${x + 120} ${y - 180}Z`,
      ) +
      path(
        '#1d5a46',
        `M${x + 20} ${y - 180}Q${x + 30} ${y - 270} ${x} ${y - 296}Q${x + 110} ${y - 290} ${x + 120} ${y - 180}Z`,
      ) +
      disc('#fff0b8', x, y - 180, 118, 16);
    return (
      rect('#2a5f66', 0, 0, W, H) +
      poly('#36757a', [
        [0, 0],
        [900, 0],
        [300, H],
        [0, H],
      ]) +
      times(13, (index) => rect('#235258', index * 190, 0, 8, 1100)) +
      rect('#8a5230', 660, 180, 1420, 640) +
      rect('#b5743f', 640, 160, 1460, 40) +
      rect('#6b3a24', 660, 790, 1420, 30) +
      keys +
      disc('#b5832a', 340, 400, 150) +
      disc('#fffaf0', 340, 400, 130) +
      times(12, (index) =>
        group(`translate(340 400) rotate(${index * 30})`, rect('#22385e', -5, -116, 10, 28)),
      ) +
      curve('#22385e', 13, 'M340 400L300 330') +
      curve('#22385e', 10, 'M340 400L420 350') +
      person(1330, 1270, 800, { ...dresses.navy, accent: '#e0b04a' }) +
      person(1770, 1270, 760, { ...dresses.red, coat: '#22385e', coatShade: '#142444' }) +
      poly('#e0b04a', [
        [1318, 650],
        [1352, 650],
        [1346, 690],
        [1335, 700],
        [1322, 690],
      ]) +
      poly('#c8402c', [
        [1758, 688],
        [1792, 688],
        [1778, 724],
      ]) +
      rect('#f4e0b8', 260, 1050, 2140, 70) +
      rect('#fffaf0', 260, 1044, 2140, 16) +
      rect('#c9a870', 260, 1104, 2140, 22) +
      rect('#7a3f26', 330, 1126, 2070, 474) +
      times(
        6,
        (index) =>
          rect('#94512f', 390 + index * 345, 1180, 285, 360) +
          rect('#5f2f1e', 390 + index * 345, 1520, 285, 20) +
          rect('#b5743f', 390 + index * 345, 1180, 285, 12),
      ) +
      poly(
        '#2a1418',
        [
          [330, 1126],
          [2400, 1126],
          [2400, 1190],
          [330, 1160],
        ],
        0.45,
      ) +
      lamp(620, 1046) +
      lamp(2130, 1046) +
      path('#e0b04a', 'M960 1040Q964 970 1030 966Q1096 970 1100 1040Z') +
      path('#b5832a', 'M1040 1040Q1060 990 1030 966Q1096 970 1100 1040Z') +
      disc('#b5832a', 1030, 960, 16) +
      rect('#6b3a24', 946, 1036, 168, 14) +
      poly('#fffaf0', [
        [1500, 1040],
        [1700, 1040],
        [1730, 1052],
        [1480, 1052],
      ]) +
      rect('#173f46', 0, 1540, W, 60) +
      rect('#c99a5a', 40, 1200, 330, 350) +
      rect('#a3753c', 250, 1200, 120, 350) +
      rect('#7a4a2c', 90, 1200, 34, 350) +
      rect('#7a4a2c', 290, 1200, 34, 350) +
      curve('#5a3422', 16, 'M150 1200V1150H260V1200') +
      rect('#c8402c', 90, 1010, 250, 190) +
      rect('#94281f', 260, 1010, 80, 190) +
      curve('#5a1a16', 12, 'M170 1010V976H260V1010')
    );
  },
};
