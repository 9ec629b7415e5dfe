import { curve, disc, glow, H, path, rect, times, W } from '../../kit/draw.ts';
import { range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import { balustrade, chair, glass, table, tiles } from '../../kit/terrace.ts';
import { cypress } from '../../kit/trees.ts';
import { glitter, lake } from '../../kit/water.ts';
import type { Scene } from '../../scene.ts';

export const terraceEvening: Scene = {
  focal: [44, 56],
  draw: () => {
    const next = random('terrace-evening');
    const shore = range('te-1', '#3d4a80', 800, 260, 560) + range('te-2', '#262f60', 810, 120, 400);
    const lights = times(22, (index) =>
      disc(
        '#ffd67a',
        60 + index * 108 + next.between(-16, 16),
        798 - next() ** 2 * 60,
        next.between(4, 8),
      ),
    );
    const bulbs = (x1: number, y1: number, x2: number, y2: number, sag: number) =>
      curve('#15193a', 5, `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag} ${x2} ${y2}`) +
      times(11, (index) => {
        const t = (index + 0.5) / 11;
        const [x, y] = [
          x1 + (x2 - x1) * t,
          y1 * (1 - t) ** 2 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag) + y2 * t * t,
        ];
        return (
          glow('#ffcf6b', Math.round(x), Math.round(y + 20), 110, 0.42) +
          disc('#fff0c0', x, y + 22, 17, 20) +
          rect('#15193a', x - 6, y - 4, 12, 12)
        );
      });
    return (
      rect('#2a2a63', 0, 0, W, H) +
      path('#4d3580', `M0 260Q700 200 1400 270T${W} 220V900H0Z`) +
      path('#8a4488', `M0 430Q600 380 1300 450T${W} 390V900H0Z`) +
      path('#cc5f7c', `M0 570Q700 530 1400 590T${W} 540V900H0Z`) +
      path('#f0906a', `M0 680Q700 640 1400 700T${W} 650V900H0Z`) +
      disc('#ffe9b8', 1880, 420, 92) +
      shore +
      lights +
      lake('te', {
        y: 800,
        bottom: 1120,
        water: '#3a3a78',
        mirrored: shore,
        clear: 0.5,
        ripples: ['#e98b70', '#5a5496', '#22265a'],
        count: 54,
      }) +
      glitter('te-g', '#ffdca0', 1880, 800, 1120, 190, 16) +
      tiles(1110, H, [1000, 520], '#4a3a6c', '#3b2e5c', 22, 7) +
      glow('#ffb85c', 1000, 1280, 760, 0.5) +
      balustrade(-40, 950, W + 80, 200, '#8a6c92', '#57467a', '#2a2452') +
      cypress(2180, 1300, 1000, '#1f2a52', '#141b3d') +
      cypress(2330, 1340, 760, '#1f2a52', '#141b3d') +
      chair(560, 1520, 480, '#15193a', '#c24a4a', 1) +
      chair(1450, 1520, 480, '#15193a', '#c24a4a', -1) +
      table(1000, 1470, 640, '#ffe2b4', '#b5749a', '#2a2452') +
      rect('#fff4d2', 984, 980, 32, 110) +
      path('#ffd25a', 'M1000 900Q1030 950 1000 982Q970 950 1000 900Z') +
      glow('#ffd25a', 1000, 940, 260, 0.7) +
      glass(850, 1086, 160, '#a3243c', '#ffe9cf') +
      glass(1160, 1086, 160, '#a3243c', '#ffe9cf') +
      bulbs(-60, 80, 1300, 120, 260) +
      bulbs(1300, 120, 2460, 20, 250)
    );
  },
};
