import { clip, disc, group, type Point, path, poly, rect, times } from './draw.ts';

export interface ChaletTones {
  readonly wood: string;
  readonly woodShade: string;
  readonly roof: string;
  readonly stone: string;
  readonly window: string;
  readonly flower: string;
}

/** A chalet seen from its gable, `width` px wide, its right third in shadow. */
export function chalet(x: number, y: number, width: number, tones: ChaletTones): string {
  const w = width;
  const wall: Point[] = [
    [x - w * 0.4, y],
    [x - w * 0.4, y - w * 0.46],
    [x, y - w * 0.68],
    [x + w * 0.4, y - w * 0.46],
    [x + w * 0.4, y],
  ];
  const shade = poly(tones.woodShade, [
    [x + w * 0.16, y],
    [x + w * 0.16, y - w * 0.6],
    [x + w * 0.4, y - w * 0.46],
    [x + w * 0.4, y],
  ]);
  const eaves = poly(tones.woodShade, [
    [x - w * 0.4, y - w * 0.46],
    [x, y - w * 0.68],
    [x + w * 0.4, y - w * 0.46],
    [x + w * 0.4, y - w * 0.39],
    [x, y - w * 0.6],
    [x - w * 0.4, y - w * 0.39],
  ]);
  const roof = poly(tones.roof, [
    [x - w * 0.54, y - w * 0.385],
    [x, y - w * 0.72],
    [x + w * 0.54, y - w * 0.385],
    [x + w * 0.54, y - w * 0.44],
    [x, y - w * 0.79],
    [x - w * 0.54, y - w * 0.44],
  ]);
  const row = (count: number, at: number, size: number) =>
    times(count, (index) => {
      const cx = x + (index - (count - 1) / 2) * w * 0.2;
      return (
        rect(tones.window, cx - size / 2, at, size, size * 1.15) +
        rect(tones.woodShade, cx - size * 0.95, at, size * 0.35, size * 1.15) +
        rect(tones.woodShade, cx + size * 0.6, at, size * 0.35, size * 1.15)
      );
    });
  const boxes = rect(tones.flower, x - w * 0.34, y - w * 0.235, w * 0.68, w * 0.035);
  const balcony = rect(tones.woodShade, x - w * 0.43, y - w * 0.2, w * 0.86, w * 0.05);
  return (
    poly(tones.wood, wall) +
    shade +
    eaves +
    rect(tones.stone, x - w * 0.4, y - w * 0.13, w * 0.8, w * 0.13) +
    row(3, y - w * 0.36, w * 0.075) +
    row(1, y - w * 0.53, w * 0.07) +
    boxes +
    balcony +
    roof
  );
}

/** A village church: nave, tower and a pointed or hooded roof. */
export function church(x: number, y: number, height: number, wall: string, shade: string, roof: string, dark: string): string {
  const w = height * 0.18;
  const nave =
    rect(wall, x + w, y - height * 0.28, w * 2.6, height * 0.28) +
    poly(roof, [
      [x + w, y - height * 0.28],
      [x + w * 1.6, y - height * 0.45],
      [x + w * 3.4, y - height * 0.45],
      [x + w * 3.75, y - height * 0.28],
    ]);
  const tower = rect(wall, x, y - height * 0.62, w, height * 0.62) + rect(shade, x + w * 0.6, y - height * 0.62, w * 0.4, height * 0.62);
  const spire = poly(roof, [
    [x - w * 0.12, y - height * 0.61],
    [x + w / 2, y - height],
    [x + w * 1.12, y - height * 0.61],
  ]);
  const openings =
    rect(dark, x + w * 0.22, y - height * 0.54, w * 0.22, height * 0.07) +
    times(3, (index) => rect(dark, x + w * (1.4 + index * 0.75), y - height * 0.2, w * 0.2, height * 0.11));
  return nave + tower + spire + openings;
}

export interface TownHouse {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly floors: number;
  readonly bays: number;
  readonly wall: string;
  readonly roof: string;
  readonly window: string;
  readonly shutter: string;
  /** Windows that are lit, by a test of their running number. */
  readonly lit?: { readonly color: string; readonly when: (index: number) => boolean };
  readonly gable?: boolean;
}

/** A narrow town house with shutters: a pitched or a gabled roof, windows in even bays. */
export function townHouse({ x, y, width, height, floors, bays, wall, roof, window, shutter, lit, gable = false }: TownHouse): string {
  const top = y - height;
  const cap = gable
    ? poly(wall, [
        [x, top + 1],
        [x + width / 2, top - width * 0.42],
        [x + width, top + 1],
      ]) +
      poly(roof, [
        [x - 10, top + 10],
        [x + width / 2, top - width * 0.47],
        [x + width + 10, top + 10],
        [x + width + 10, top - 8],
        [x + width / 2, top - width * 0.56],
        [x - 10, top - 8],
      ])
    : poly(roof, [
        [x - 10, top],
        [x + width * 0.08, top - height * 0.13],
        [x + width * 0.92, top - height * 0.13],
        [x + width + 10, top],
      ]);
  const [bay, storey] = [width / bays, height / (floors + 0.35)];
  const [w, h] = [bay * 0.34, storey * 0.54];
  const windows = times(bays * floors, (index) => {
    const [column, row] = [index % bays, Math.floor(index / bays)];
    const [wx, wy] = [x + bay * (column + 0.5) - w / 2, top + storey * (row + 0.34)];
    const glass = lit?.when(index) ? lit.color : window;
    return rect(shutter, wx - w * 0.55, wy, w * 0.45, h) + rect(shutter, wx + w * 1.1, wy, w * 0.45, h) + rect(glass, wx, wy, w, h);
  });
  return rect(wall, x, top, width, height) + windows + cap;
}

/** A paddle steamer under way to the left, `length` px from stem to stern. */
export function steamer(
  x: number,
  y: number,
  length: number,
  hull: string,
  white: string,
  shade: string,
  accent: string,
  dark: string,
): string {
  const u = length / 100;
  const at = (dx: number, dy: number): Point => [dx * u, dy * u];
  const body = poly(white, [at(-52, -8), at(-46, -7), at(40, -7), at(49, -8.5), at(45, 0), at(-47, 0)]);
  const keel = poly(hull, [at(-49.4, -3), at(46.4, -3), at(45, 0), at(-47, 0)]);
  const decks =
    poly(white, [at(-30, -13), at(34, -13), at(38, -7), at(-34, -7)]) +
    poly(white, [at(-18, -18.5), at(22, -18.5), at(24, -13), at(-20, -13)]);
  const shadow =
    poly(shade, [at(-31, -12.2), at(35, -12.2), at(36, -10.6), at(-32, -10.6)]) +
    poly(shade, [at(-18.6, -17.6), at(22.4, -17.6), at(23, -16.4), at(-19, -16.4)]);
  const panes =
    times(14, (index) => rect(dark, (-28 + index * 4.5) * u, -10 * u, 2.6 * u, 2.2 * u)) +
    times(8, (index) => rect(dark, (-16 + index * 4.8) * u, -15.9 * u, 3 * u, 2 * u));
  const wheel = clip(
    rect('#000', -9 * u, -12.5 * u, 22 * u, 12.5 * u),
    disc(accent, 2 * u, -2 * u, 9.6 * u),
    disc(white, 2 * u, -2 * u, 7.4 * u),
    ...Array.from({ length: 9 }, (_, index) =>
      group(`translate(${2 * u} ${-2 * u}) rotate(${-90 + (index - 4) * 21})`, rect(dark, 2.4 * u, -0.35 * u, 4.6 * u, 0.7 * u)),
    ),
  );
  const funnel =
    poly(accent, [at(4, -33), at(9.6, -33), at(10, -18.5), at(4.4, -18.5)]) +
    poly(dark, [at(3.8, -35.4), at(9.6, -35.4), at(9.7, -31.6), at(3.9, -31.6)]);
  const masts =
    rect(dark, -36 * u, -27 * u, 0.6 * u, 20 * u) +
    rect(dark, 40 * u, -20 * u, 0.5 * u, 13 * u) +
    poly(accent, [at(40.4, -20), at(49, -19), at(48, -16.6), at(50, -14), at(40.4, -14.6)]);
  const awning = poly(accent, [at(24, -14.6), at(37, -13.6), at(37, -12.6), at(24, -13)]);
  return group(`translate(${x} ${y})`, masts, funnel, decks, body, keel, shadow, panes, wheel, awning);
}

/** A sailing boat: mainsail and jib in two tones each, heeling by some degrees. */
export function sail(x: number, y: number, height: number, lit: string, shade: string, hull: string, heel = 6): string {
  const u = height / 100;
  const d = (text: string) => text.replaceAll(/-?\d+(\.\d+)?/g, (value) => `${Math.round(Number(value) * u * 10) / 10}`);
  const main = path(lit, d('M3 -96Q34 -50 42 -13L3 -10Z')) + path(shade, d('M3 -96Q17 -46 15 -11L3 -10Z'));
  const jib = path(shade, d('M-2 -84Q-10 -40 -36 -9L-5 -11Q3 -40 -2 -84Z')) + path(lit, d('M-2 -84Q-10 -40 -36 -9L-20 -10Q-6 -36 -2 -84Z'));
  const body = path(hull, d('M-38 -5L44 -5Q38 5 28 6L-24 6Q-34 3 -38 -5Z'));
  return group(`translate(${x} ${y}) rotate(${heel})`, main, jib, rect(hull, -0.4 * u, -99 * u, 1.8 * u, 96 * u), body);
}
