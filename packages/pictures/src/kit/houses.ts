import { type Point, poly, rect, times } from './draw.ts';

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
export function church(
  x: number,
  y: number,
  height: number,
  wall: string,
  shade: string,
  roof: string,
  dark: string,
): string {
  const w = height * 0.18;
  const nave =
    rect(wall, x + w, y - height * 0.28, w * 2.6, height * 0.28) +
    poly(roof, [
      [x + w, y - height * 0.28],
      [x + w * 1.6, y - height * 0.45],
      [x + w * 3.4, y - height * 0.45],
      [x + w * 3.75, y - height * 0.28],
    ]);
  const tower =
    rect(wall, x, y - height * 0.62, w, height * 0.62) +
    rect(shade, x + w * 0.6, y - height * 0.62, w * 0.4, height * 0.62);
  const spire = poly(roof, [
    [x - w * 0.12, y - height * 0.61],
    [x + w / 2, y - height],
    [x + w * 1.12, y - height * 0.61],
  ]);
  const openings =
    rect(dark, x + w * 0.22, y - height * 0.54, w * 0.22, height * 0.07) +
    times(3, (index) =>
      rect(dark, x + w * (1.4 + index * 0.75), y - height * 0.2, w * 0.2, height * 0.11),
    );
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
export function townHouse({
  x,
  y,
  width,
  height,
  floors,
  bays,
  wall,
  roof,
  window,
  shutter,
  lit,
  gable = false,
}: TownHouse): string {
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
    return (
      rect(shutter, wx - w * 0.55, wy, w * 0.45, h) +
      rect(shutter, wx + w * 1.1, wy, w * 0.45, h) +
      rect(glass, wx, wy, w, h)
    );
  });
  return rect(wall, x, top, width, height) + windows + cap;
}
