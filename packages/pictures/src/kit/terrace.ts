import { clip, curve, disc, group, type Point, path, poly, rect, times } from './draw.ts';

/**
 * A floor of tiles in perspective from `top` (far) to the lower edge `bottom`, its lines meeting at
 * `vanish`.
 */
export function tiles(
  top: number,
  bottom: number,
  vanish: Point,
  one: string,
  other: string,
  columns = 18,
  rows = 9,
  width = 2400,
): string {
  const depth = (t: number) => top + (bottom - top) * t ** 2.1;
  const reach = (x: number, y: number) =>
    vanish[0] + (x - vanish[0]) * ((y - vanish[1]) / (bottom - vanish[1]));
  const span = width * 3.4;
  const cells = times(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if ((column + row) % 2 === 0) return '';
    const [y1, y2] = [depth(row / rows), depth((row + 1) / rows)];
    const [x1, x2] = [column, column + 1].map((c) => width / 2 + (c / columns - 0.5) * span) as [
      number,
      number,
    ];
    return poly(other, [
      [reach(x1, y1), y1],
      [reach(x2, y1), y1],
      [reach(x2, y2), y2],
      [reach(x1, y2), y2],
    ]);
  });
  return (
    rect(one, 0, top, width, bottom - top) + clip(rect('#000', 0, top, width, bottom - top), cells)
  );
}

/**
 * A stone balustrade across the picture: rail, bottle-shaped balusters, plinth, and a pier every
 * `pitch` px.
 */
export function balustrade(
  x: number,
  y: number,
  width: number,
  height: number,
  stone: string,
  shade: string,
  dark: string,
  pitch = 560,
): string {
  const step = height * 0.28;
  const baluster = (at: number) => {
    const [w, h] = [step * 0.34, height * 0.66];
    const half = (sign: number) =>
      `M${at} ${y + height * 0.17}h${sign * w * 0.55}q${sign * w * 0.1} ${h * 0.3} ${sign * w * 0.45} ${h * 0.55}q${sign * w * 0.2} ${h * 0.22} ${-sign * w * 0.4} ${h * 0.45}h${-sign * w * 0.6}Z`;
    return path(stone, half(-1)) + path(shade, half(1));
  };
  const posts = times(Math.ceil(width / step), (index) => baluster(x + step * (index + 0.5)));
  const piers = times(Math.ceil(width / pitch) + 1, (index) => {
    const at = x + index * pitch - height * 0.2;
    return (
      rect(stone, at, y - height * 0.02, height * 0.44, height * 1.04) +
      rect(shade, at + height * 0.27, y + height * 0.12, height * 0.17, height * 0.9) +
      rect(stone, at - height * 0.06, y - height * 0.1, height * 0.56, height * 0.12)
    );
  });
  const rail =
    rect(stone, x, y, width, height * 0.14) +
    rect(shade, x, y + height * 0.14, width, height * 0.06);
  const plinth =
    rect(stone, x, y + height * 0.85, width, height * 0.15) +
    rect(dark, x, y + height, width, height * 0.07);
  return posts + rail + plinth + piers;
}

/** A round table with a cloth to the ground, lit from the left. */
export function table(
  x: number,
  y: number,
  size: number,
  cloth: string,
  shade: string,
  floorShade: string,
): string {
  const [rx, ry, h] = [size / 2, size * 0.13, size * 0.62];
  const skirt = path(
    cloth,
    `M${x - rx} ${y - h}Q${x - rx * 1.02} ${y - h * 0.4} ${x - rx * 1.12} ${y}Q${x} ${y + ry * 1.4} ${x + rx * 1.12} ${y}Q${x + rx * 1.02} ${y - h * 0.4} ${x + rx} ${y - h}Z`,
  );
  const fold = (at: number, wide: number) =>
    path(
      shade,
      `M${x + rx * at} ${y - h + ry * 0.8}L${x + rx * (at + wide)} ${y + ry * 0.6}L${x + rx * (at + wide * 2.2)} ${y + ry * 0.45}Z`,
    );
  const dark = path(
    shade,
    `M${x + rx * 0.3} ${y - h + ry * 0.9}Q${x + rx * 0.4} ${y - h * 0.4} ${x + rx * 0.42} ${y + ry * 0.6}Q${x + rx * 0.9} ${y + ry * 0.45} ${x + rx * 1.12} ${y}Q${x + rx * 1.02} ${y - h * 0.4} ${x + rx} ${y - h}Z`,
  );
  return (
    disc(floorShade, x + rx * 0.9, y + ry * 0.6, rx * 1.5, ry * 0.9) +
    skirt +
    dark +
    fold(-0.75, 0.07) +
    fold(-0.3, 0.08) +
    disc(cloth, x, y - h, rx, ry) +
    path(
      shade,
      `M${x - rx} ${y - h}A${rx} ${ry} 0 0 0 ${x + rx} ${y - h}A${rx} ${ry * 1.18} 0 0 1 ${x - rx} ${y - h}Z`,
    )
  );
}

/** A bentwood chair seen from behind at an angle; `turn` -1 faces left, 1 faces right. */
export function chair(
  x: number,
  y: number,
  size: number,
  wood: string,
  seat: string,
  turn: 1 | -1,
): string {
  const u = size / 100;
  const legs = curve(
    wood,
    5 * u,
    `M${-26 * u} 0L${-22 * u} ${-46 * u}M${24 * u} ${4 * u}L${22 * u} ${-46 * u}M${-8 * u} ${-8 * u}L${-10 * u} ${-44 * u}M${36 * u} ${-8 * u}L${32 * u} ${-44 * u}`,
  );
  const back = curve(
    wood,
    5.5 * u,
    `M${-22 * u} ${-46 * u}C${-34 * u} ${-120 * u} ${6 * u} ${-122 * u} ${4 * u} ${-48 * u}M${-18 * u} ${-50 * u}C${-24 * u} ${-98 * u} ${-4 * u} ${-100 * u} ${-4 * u} ${-50 * u}`,
  );
  return group(
    `translate(${x} ${y}) scale(${turn} 1)`,
    legs,
    disc(seat, 6 * u, -47 * u, 31 * u, 9 * u),
    back,
  );
}

/** A parasol in wedges, its right half in shadow. */
export function parasol(
  x: number,
  y: number,
  width: number,
  one: string,
  other: string,
  oneShade: string,
  otherShade: string,
  pole: string,
): string {
  const [half, rise] = [width / 2, width * 0.32];
  const ribs = 8;
  const wedge = (index: number) => {
    const at = (t: number): Point => [
      x - half + width * ((1 - Math.cos(Math.PI * t)) / 2),
      y + Math.sin(Math.PI * t) * rise * 0.16,
    ];
    const [a, b] = [at(index / ribs), at((index + 1) / ribs)];
    const dark = index >= ribs / 2 + 1;
    const fill = index % 2 ? (dark ? otherShade : other) : dark ? oneShade : one;
    const bulge = (p: Point) => `${x + (p[0] - x) * 0.74} ${y - rise * 0.74}`;
    return path(
      fill,
      `M${x} ${y - rise}Q${bulge(a)} ${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 - rise * 0.1} ${b[0]} ${b[1]}Q${bulge(b)} ${x} ${y - rise}Z`,
    );
  };
  return (
    rect(pole, x - width * 0.01, y - rise * 1.08, width * 0.02, rise * 2.9) +
    times(ribs, wedge) +
    disc(pole, x, y - rise * 1.06, width * 0.016)
  );
}

/** A wine glass, a third full. */
export function glass(x: number, y: number, size: number, wine: string, clear: string): string {
  const u = size / 10;
  const bowl = `M${x - 1.9 * u} ${y - 10 * u}C${x - 2.6 * u} ${y - 6 * u} ${x - 1.6 * u} ${y - 4.6 * u} ${x} ${y - 4.4 * u}C${x + 1.6 * u} ${y - 4.6 * u} ${x + 2.6 * u} ${y - 6 * u} ${x + 1.9 * u} ${y - 10 * u}Z`;
  const liquid = `M${x - 2.25 * u} ${y - 7.4 * u}C${x - 2.3 * u} ${y - 5.4 * u} ${x - 1.4 * u} ${y - 4.6 * u} ${x} ${y - 4.4 * u}C${x + 1.4 * u} ${y - 4.6 * u} ${x + 2.3 * u} ${y - 5.4 * u} ${x + 2.25 * u} ${y - 7.4 * u}Z`;
  return (
    path(clear, bowl, 0.55) +
    path(wine, liquid) +
    rect(clear, x - 0.16 * u, y - 4.5 * u, 0.32 * u, 4.3 * u) +
    disc(clear, x, y - 0.2 * u, 1.7 * u, 0.34 * u) +
    path(
      '#ffffff',
      `M${x - 1.5 * u} ${y - 9.4 * u}Q${x - 1.9 * u} ${y - 7.6 * u} ${x - 1.6 * u} ${y - 6.2 * u}L${x - 1.2 * u} ${y - 6.2 * u}Q${x - 1.4 * u} ${y - 7.6 * u} ${x - 1.1 * u} ${y - 9.4 * u}Z`,
      0.7,
    )
  );
}
