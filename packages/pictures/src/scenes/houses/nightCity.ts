import { clip, disc, glow, group, H, path, poly, rect, times, W } from '../../kit/draw.ts';
import { range } from '../../kit/mountain.ts';
import { random } from '../../kit/random.ts';
import type { Scene } from '../../scene.ts';

export const nightCity: Scene = {
  focal: [52, 44],
  draw: () => {
    const next = random('night-city');
    const quay = 980;
    const row = (
      y: number,
      low: number,
      high: number,
      fills: readonly [string, ...string[]],
      glowing: number,
    ) => {
      let shapes = '';
      for (let x = -40; x < W; ) {
        const [w, h] = [next.between(120, 230), next.between(low, high)];
        const fill = next.pick(fills);
        shapes +=
          rect(fill, x, y - h, w, h) +
          poly(fill, [
            [x - 6, y - h],
            [x + w / 2, y - h - w * 0.4],
            [x + w + 6, y - h],
          ]);
        for (let wx = x + 24; wx < x + w - 36; wx += 44)
          for (let wy = y - h + 26; wy < y - 60; wy += 62)
            if (next() < glowing)
              shapes += rect(next() > 0.25 ? '#ffc95c' : '#fff0c0', wx, wy, 22, 34);
        x += w - 2;
      }
      return shapes;
    };
    const tower = (x: number, h: number, w: number, fill: string, dome: boolean) =>
      rect(fill, x - w / 2, quay - h, w, h) +
      rect('#0f1b44', x + w * 0.12, quay - h, w * 0.38, h) +
      (dome
        ? path(
            '#2f7a80',
            `M${x - w * 0.6} ${quay - h}Q${x - w * 0.6} ${quay - h - w * 0.9} ${x} ${quay - h - w * 1.1}Q${x + w * 0.6} ${quay - h - w * 0.9} ${x + w * 0.6} ${quay - h}Z`,
          ) + rect('#2f7a80', x - 8, quay - h - w * 1.6, 16, w * 0.6)
        : poly('#2f7a80', [
            [x - w * 0.6, quay - h],
            [x, quay - h - w * 2.6],
            [x + w * 0.6, quay - h],
          ])) +
      disc('#ffe6a0', x - w * 0.08, quay - h + w * 0.66, w * 0.26) +
      rect('#ffc95c', x - w * 0.3, quay - h + w * 1.4, w * 0.16, w * 0.5);
    const town =
      row(quay - 120, 120, 260, ['#4a3f86', '#54468e', '#42397c'], 0.4) +
      tower(640, 470, 120, '#5a4a92', true) +
      tower(830, 470, 120, '#5a4a92', true) +
      tower(1730, 420, 130, '#5a4a92', false) +
      row(quay, 150, 300, ['#20245e', '#272b6a', '#1b2056'], 0.62);
    return (
      rect('#1b2566', 0, 0, W, H) +
      path('#3d3582', `M0 330Q700 270 1300 340T${W} 290V1000H0Z`) +
      path('#7a4090', `M0 500Q600 440 1200 520T${W} 450V1000H0Z`) +
      path('#c25480', `M0 640Q700 590 1300 660T${W} 600V1000H0Z`) +
      path('#f08a6a', `M0 750Q700 710 1300 770T${W} 720V1000H0Z`) +
      times(110, () => disc('#fff3cf', next() * W, next() * 460, next.between(1.6, 4))) +
      disc('#fff0c8', 2020, 260, 84) +
      range('nc-r', '#8a4a86', 800, 200, 520) +
      town +
      clip(
        rect('#000', 0, quay, W, 620),
        rect('#3a3078', 0, quay, W, 620),
        `<g opacity=".62">${group(`translate(0 ${quay * 2}) scale(1 -1)`, town)}</g>`,
        times(90, (index) => {
          const t = index / 90;
          return rect(
            index % 3 ? '#2b2c6c' : '#c25480',
            next.between(-200, W),
            quay + 8 + 610 * t ** 1.4,
            next.between(160, 700),
            3 + 13 * t,
          );
        }),
      ) +
      times(17, (index) => {
        const x = 70 + index * 142;
        return times(9, (step) =>
          rect(
            '#ffd98a',
            x - 26 - step * 4 + next.between(-10, 10),
            quay + 26 + step * step * 4.6,
            52 + step * 8,
            4 + step * 0.9,
            0.8 - step * 0.06,
          ),
        );
      }) +
      rect('#0c1438', 0, quay - 6, W, 30) +
      times(
        17,
        (index) =>
          rect('#0c1438', 66 + index * 142, quay - 100, 8, 100) +
          disc('#ffeec0', 70 + index * 142, quay - 108, 16) +
          glow('#ffc95c', 70 + index * 142, quay - 108, 100, 0.5),
      )
    );
  },
};
