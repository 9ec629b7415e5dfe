import { disc, group, type Point, path, poly, rect, times } from './draw.ts';

export interface Facade {
  readonly x: number;
  /** Foot of the wall. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly floors: number;
  readonly bays: number;
  readonly wall: string;
  /** Frames, string courses and balconies. */
  readonly trim: string;
  /** Shadows under lintels and balconies. */
  readonly shade: string;
  readonly glass: string;
  /** The lighter half of a pane that mirrors the sky. */
  readonly gleam: string;
  /** Stripes of the awnings; none where absent. */
  readonly awning?: readonly [string, string];
  /** Windows with an awning, a balcony or a light, by their column and row. */
  readonly hasAwning?: (column: number, row: number) => boolean;
  readonly hasBalcony?: (column: number, row: number) => boolean;
  readonly lit?: {
    readonly color: string;
    readonly when: (column: number, row: number) => boolean;
  };
  /** Round heads for the windows of this row. */
  readonly arched?: number;
}

/** A hotel front in the rhythm of its bays: windows, awnings, balconies, string courses. */
export function facade(f: Facade): string {
  const [bay, storey] = [f.width / f.bays, f.height / f.floors];
  const top = f.y - f.height;
  const courses = times(
    f.floors,
    (row) =>
      rect(f.trim, f.x, top + storey * row, f.width, storey * 0.035) +
      rect(f.shade, f.x, top + storey * (row + 0.035), f.width, storey * 0.02),
  );
  const windows = times(f.bays * f.floors, (index) => {
    const [column, row] = [index % f.bays, Math.floor(index / f.bays)];
    return facadeBay(
      f,
      f.x + bay * (column + 0.5),
      top + storey * (row + 0.24),
      bay * 0.42,
      storey * 0.62,
      column,
      row,
    );
  });
  return rect(f.wall, f.x, top, f.width, f.height) + courses + windows;
}

function facadeBay(
  f: Facade,
  x: number,
  y: number,
  w: number,
  h: number,
  column: number,
  row: number,
): string {
  const arched = f.arched === row;
  const lit = f.lit?.when(column, row) ?? false;
  const glass = lit && f.lit ? f.lit.color : f.glass;
  const opening = (fill: string, grow: number) => {
    const [half, up] = [w / 2 + grow, grow];
    return arched
      ? path(
          fill,
          `M${x - half} ${y + h}V${y + w * 0.4}A${half} ${half} 0 0 1 ${x + half} ${y + w * 0.4}V${y + h}Z`,
        )
      : rect(fill, x - half, y - up, half * 2, h + up);
  };
  const gleam = lit
    ? ''
    : poly(f.gleam, [
        [x - w / 2, y + h * 0.5],
        [x + w / 2, y + h * 0.18],
        [x + w / 2, y + h],
        [x - w / 2, y + h],
      ]);
  const bars =
    rect(f.trim, x - w * 0.03, y + (arched ? w * 0.1 : 0), w * 0.06, h) +
    rect(f.trim, x - w / 2, y + h * 0.34, w, w * 0.05);
  const lintel = arched ? '' : rect(f.shade, x - w / 2, y, w, h * 0.06);
  const balcony = f.hasBalcony?.(column, row)
    ? railing(x - w * 0.95, y + h * 0.62, w * 1.9, h * 0.4, f.trim, f.shade)
    : '';
  const cover =
    f.awning && f.hasAwning?.(column, row)
      ? awning(x - w * 0.66, y - h * 0.05, w * 1.32, h * 0.46, f.awning, f.shade)
      : '';
  return opening(f.trim, w * 0.12) + opening(glass, 0) + gleam + lintel + bars + balcony + cover;
}

/** A balcony seen from the front: slab, rail and bars, with its shadow on the wall. */
export function railing(
  x: number,
  y: number,
  width: number,
  height: number,
  trim: string,
  shade: string,
): string {
  const count = Math.max(6, Math.round(width / (height * 0.2)));
  const bars = times(count, (index) =>
    rect(
      trim,
      x + (width * (index + 0.5)) / count - height * 0.02,
      y,
      height * 0.045,
      height * 0.86,
    ),
  );
  const shadow = poly(shade, [
    [x + height * 0.1, y + height],
    [x + width, y + height],
    [x + width + height * 0.25, y + height * 1.3],
    [x + height * 0.4, y + height * 1.3],
  ]);
  return (
    shadow +
    bars +
    rect(trim, x, y, width, height * 0.08) +
    rect(trim, x - height * 0.06, y + height * 0.84, width + height * 0.12, height * 0.16)
  );
}

/** A striped awning with a scalloped hem and the shadow that it throws. */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  [one, other]: readonly [string, string],
  shade: string,
  count = 6,
): string {
  const flare = width * 0.1;
  const shadow = poly(
    shade,
    [
      [x, y + height * 0.9],
      [x + width + flare, y + height * 0.9],
      [x + width + flare, y + height * 1.35],
      [x + flare, y + height * 1.2],
    ],
    0.8,
  );
  const stripes = times(count, (index) => {
    const at = (t: number, low: boolean) =>
      low ? x - flare + (width + 2 * flare) * t : x + width * t;
    const [a, b] = [index / count, (index + 1) / count];
    const points: Point[] = [
      [at(a, false), y],
      [at(b, false), y],
      [at(b, true), y + height],
      [at(a, true), y + height],
    ];
    const r = (at(b, true) - at(a, true)) / 2;
    return (
      poly(index % 2 ? other : one, points) +
      disc(index % 2 ? other : one, at(a, true) + r, y + height, r, r * 0.7)
    );
  });
  return shadow + stripes;
}

/** A mansard roof with round dormers over a wall that is `width` wide. */
export function mansard(
  x: number,
  y: number,
  width: number,
  height: number,
  roof: string,
  shade: string,
  trim: string,
  glass: string,
  dormers: number,
): string {
  const body = poly(roof, [
    [x - 14, y],
    [x + height * 0.3, y - height],
    [x + width - height * 0.3, y - height],
    [x + width + 14, y],
  ]);
  const ridge =
    rect(trim, x + height * 0.26, y - height - 8, width - height * 0.52, 10) +
    rect(trim, x - 24, y - 14, width + 48, 22);
  const eyes = times(dormers, (index) => {
    const cx = x + (width * (index + 0.5)) / dormers;
    const s = height * 0.19;
    const hood = path(
      trim,
      `M${cx - s * 1.3} ${y - height * 0.16}V${y - height * 0.45}A${s * 1.3} ${s * 1.3} 0 0 1 ${cx + s * 1.3} ${y - height * 0.45}V${y - height * 0.16}Z`,
    );
    return (
      poly(shade, [
        [cx + s * 1.2, y - height * 0.5],
        [cx + s * 2.2, y - height * 0.16],
        [cx + s * 1.2, y - height * 0.16],
      ]) +
      hood +
      path(
        glass,
        `M${cx - s * 0.85} ${y - height * 0.16}V${y - height * 0.45}A${s * 0.85} ${s * 0.85} 0 0 1 ${cx + s * 0.85} ${y - height * 0.45}V${y - height * 0.16}Z`,
      )
    );
  });
  return body + ridge + eyes;
}

/** A flag on its pole, blown to the right: a plain field with a band. */
export function flag(
  x: number,
  y: number,
  height: number,
  field: string,
  band: string,
  pole: string,
): string {
  const u = height / 10;
  const cloth = (fill: string, a: number, b: number) =>
    path(
      fill,
      `M0 ${a * u}Q${2.2 * u} ${(a - 0.7) * u} ${4 * u} ${a * u}T${7.4 * u} ${(a - 0.2) * u}V${(b - 0.2) * u}Q${5.6 * u} ${(b + 0.5) * u} ${4 * u} ${b * u}T0 ${b * u}Z`,
    );
  return group(
    `translate(${x} ${y})`,
    rect(pole, -0.12 * u, -10 * u, 0.26 * u, 10 * u),
    cloth(field, -9.6, -5.6),
    cloth(band, -8.2, -7),
  );
}
