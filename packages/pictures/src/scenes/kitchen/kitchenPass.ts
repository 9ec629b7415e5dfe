import {
  box,
  disc,
  glow,
  group,
  H,
  type Point,
  path,
  poly,
  rect,
  soft,
  spray,
  W,
} from '../../kit/draw.ts';
import { cook, dresses } from '../../kit/figures.ts';
import { tileWall } from '../../kit/interior.ts';
import { copper, hangingPan } from '../../kit/pots.ts';
import type { Scene } from '../../scene.ts';

/** A heat lamp on its cable with the cone of light beneath. */
function heatLamp(x: number, y: number, shade: string, light: string): string {
  return (
    poly(
      light,
      [
        [x - 90, y],
        [x + 90, y],
        [x + 330, 1130],
        [x - 330, 1130],
      ],
      0.16,
    ) +
    rect('#241a22', x - 5, 0, 10, y - 130) +
    path(
      shade,
      `M${x - 120} ${y}Q${x - 104} ${y - 120} ${x - 26} ${y - 140}H${x + 26}Q${x + 104} ${y - 120} ${x + 120} ${y}Z`,
    ) +
    path(
      '#7e3420',
      `M${x + 30} ${y}Q${x + 34} ${y - 90} ${x + 10} ${y - 140}H${x + 26}Q${x + 104} ${y - 120} ${x + 120} ${y}Z`,
    ) +
    disc(light, x, y, 118, 18)
  );
}

/**
 * The pass at a moment of its loop, 0 to 1: steam rises, lamps breathe, the cooks bend to their
 * plates, the viewer sways a little.
 */
export function kitchenPassAt(moment: number): string {
  const turn = moment * Math.PI * 2;
  const swing = Math.sin(turn);
  const light = 0.94 + 0.06 * Math.sin(turn * 3);
  const near = (share: number, ...shapes: string[]) =>
    group(`translate(${swing * -share} 0)`, ...shapes);
  const dish = (x: number, y: number, size: number, kind: number) =>
    disc('#5b4a50', x + size * 0.05, y + size * 0.06, size * 0.56, size * 0.13) +
    disc('#ffffff', x, y, size * 0.54, size * 0.12) +
    disc('#dfe0de', x, y + size * 0.012, size * 0.34, size * 0.068) +
    (kind === 0
      ? path(
          '#d8542c',
          `M${x - size * 0.2} ${y}Q${x - size * 0.16} ${y - size * 0.16} ${x} ${y - size * 0.17}T${x + size * 0.2} ${y}Z`,
        ) +
        disc('#7fae4a', x - size * 0.06, y - size * 0.16, size * 0.07, size * 0.05) +
        disc('#f4c542', x + size * 0.17, y - size * 0.02, size * 0.05, size * 0.04)
      : path('#7a3f2a', `M${x - size * 0.17} ${y}V${y - size * 0.1}H${x + size * 0.14}V${y}Z`) +
        disc('#93523a', x - size * 0.015, y - size * 0.1, size * 0.155, size * 0.04) +
        path(
          '#6f9e42',
          `M${x - size * 0.05} ${y - size * 0.11}q${size * 0.03} ${-size * 0.13} ${size * 0.12} ${-size * 0.12}q${-size * 0.01} ${size * 0.1} ${-size * 0.12} ${size * 0.12}Z`,
        ) +
        disc('#e8a33a', x + size * 0.22, y + size * 0.005, size * 0.045, size * 0.03));
  const wisp = (x: number, y: number, phase: number) => {
    const side = (sign: number) =>
      Array.from({ length: 13 }, (_, step): Point => {
        const rise = step / 12;
        const wave = Math.sin(rise * 7 - turn * 2 + phase) * 30 * rise;
        return [x + wave + sign * (5 + 9 * Math.sin(rise * Math.PI)), y - rise * 340];
      });
    return path('#ffeccb', soft([...side(-1), ...side(1).toReversed()]), 0.34);
  };
  return (
    tileWall(0, 1130, '#24545c', '#1b434c') +
    spray('#0f2a34', box(0, 0, W, 700), [0, 0], [0, 640], 0.9) +
    rect('#152f38', 0, 330, W, 34) +
    [160, 420, 1130, 1290, 2080, 2290]
      .map((x, index) => near(8, hangingPan(x, 372, index % 2 ? 150 : 190, copper, '#153a42')))
      .join('') +
    near(
      18,
      cook(760 + Math.sin(turn * 2) * 7, 1146 + Math.sin(turn * 2 + 1) * 8, 660, dresses.white, 1),
    ) +
    near(
      18,
      cook(
        1700 - Math.sin(turn * 2 + 2) * 7,
        1146 + Math.sin(turn * 2 + 3) * 8,
        690,
        dresses.dark,
        -1,
      ),
    ) +
    rect('#b9c4c8', 0, 1120, W, 60) +
    poly('#e6ecec', [
      [0, 1120],
      [W, 1120],
      [W, 1132],
      [0, 1132],
    ]) +
    poly('#8d9ba3', [
      [0, 1180],
      [W, 1180],
      [W, H],
      [0, H],
    ]) +
    poly('#a9b6bc', [
      [0, 1180],
      [W, 1180],
      [W, 1430],
      [0, 1430],
    ]) +
    spray('#f7cf8a', box(0, 1180, W, 250), [0, 1180], [0, 1420], 0.85 * light) +
    rect('#5f6f79', 0, 1430, W, 170) +
    rect('#e6ecec', 0, 1424, W, 14) +
    [300, 900, 1500, 2100].map((x, index) => near(34, dish(x, 1310, 470, index % 2))).join('') +
    [620, 1200, 1810]
      .map((x) =>
        near(26, heatLamp(x, 330, '#c8642f', '#ffdf94'), glow('#ffcf75', x, 350, 420, 0.5 * light)),
      )
      .join('') +
    [300, 900, 1500, 2100].map((x, index) => near(34, wisp(x, 1250, index * 1.3))).join('')
  );
}

export const kitchenPass: Scene = { focal: [34, 48], draw: () => kitchenPassAt(0) };
