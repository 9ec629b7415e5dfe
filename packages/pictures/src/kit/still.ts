import { clip, curve, disc, group, type Point, path, poly, rect, rounded, soft, times } from './draw.ts';
import type { Random } from './random.ts';

/** Tones of a polished metal: body, light band, dark band, and the deep inside. */
export interface Metal {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly inside: string;
}

export const copper: Metal = { body: '#c8642f', light: '#f6b27a', dark: '#7e3420', inside: '#4f2118' };
export const steel: Metal = { body: '#9fb0b8', light: '#e6eef0', dark: '#5b6f7c', inside: '#384955' };

/** A pot with two ears, `size` px wide, standing on y. */
export function pot(x: number, y: number, size: number, metal: Metal, tall = 0.7): string {
  const [r, h, e] = [size / 2, size * tall, size * 0.1];
  const body = `M${x - r} ${y - h}V${y - e}Q${x - r} ${y} ${x - r * 0.8} ${y}H${x + r * 0.8}Q${x + r} ${y} ${x + r} ${y - e}V${y - h}Z`;
  const bands =
    poly(metal.light, [
      [x - r * 0.72, y - h],
      [x - r * 0.42, y - h],
      [x - r * 0.42, y],
      [x - r * 0.72, y],
    ]) +
    poly(metal.light, [
      [x - r * 0.34, y - h],
      [x - r * 0.28, y - h],
      [x - r * 0.28, y],
      [x - r * 0.34, y],
    ]) +
    poly(metal.dark, [
      [x + r * 0.36, y - h],
      [x + r, y - h],
      [x + r, y],
      [x + r * 0.36, y],
    ]) +
    poly(metal.body, [
      [x + r * 0.78, y - h],
      [x + r * 0.88, y - h],
      [x + r * 0.88, y],
      [x + r * 0.78, y],
    ]);
  const ear = (sign: number) =>
    curve(
      metal.dark,
      size * 0.035,
      `M${x + sign * r} ${y - h * 0.78}q${sign * size * 0.14} 0 ${sign * size * 0.14} ${h * 0.12}t${-sign * size * 0.14} ${h * 0.12}`,
    );
  return (
    ear(-1) +
    ear(1) +
    path(metal.body, body) +
    clip(path('#000', body), bands) +
    disc(metal.light, x, y - h, r * 1.03, e * 0.95) +
    disc(metal.inside, x, y - h, r * 0.96, e * 0.76) +
    path(
      metal.body,
      `M${x - r * 0.96} ${y - h}A${r * 0.96} ${e * 0.76} 0 0 1 ${x + r * 0.5} ${y - h - e * 0.65}Q${x - r * 0.3} ${y - h - e * 0.3} ${x - r * 0.96} ${y - h}Z`,
    )
  );
}

/** A pan hanging from its handle, seen from beneath: a disc with bands of light; `size` is its diameter. */
export function hangingPan(x: number, y: number, size: number, metal: Metal, shadow: string): string {
  const r = size / 2;
  const cy = y + size * 1.15;
  const face = disc('#000', x, cy, r);
  const bands =
    poly(metal.light, [
      [x - r, cy - r * 0.1],
      [x - r * 0.1, cy - r],
      [x + r * 0.22, cy - r],
      [x - r, cy + r * 0.24],
    ]) +
    poly(metal.light, [
      [x - r, cy + r * 0.36],
      [x + r * 0.34, cy - r],
      [x + r * 0.42, cy - r],
      [x - r, cy + r * 0.46],
    ]) +
    poly(metal.dark, [
      [x + r, cy - r * 0.3],
      [x - r * 0.3, cy + r],
      [x + r, cy + r],
    ]) +
    poly(metal.body, [
      [x + r, cy + r * 0.16],
      [x + r * 0.16, cy + r],
      [x + r * 0.34, cy + r],
      [x + r, cy + r * 0.34],
    ]);
  const handle =
    poly(metal.dark, [
      [x - size * 0.025, y],
      [x + size * 0.025, y],
      [x + size * 0.05, cy - r * 0.86],
      [x - size * 0.05, cy - r * 0.86],
    ]) + rect(metal.light, x - size * 0.03, y, size * 0.02, size * 0.66);
  return (
    disc(shadow, x + size * 0.13, cy + size * 0.11, r) +
    poly(shadow, [
      [x + size * 0.1, y + size * 0.1],
      [x + size * 0.16, y + size * 0.1],
      [x + size * 0.18, cy],
      [x + size * 0.08, cy],
    ]) +
    handle +
    disc(metal.dark, x, y, size * 0.05) +
    disc(metal.body, x, cy, r) +
    clip(face, bands) +
    curve(
      metal.dark,
      size * 0.018,
      `M${x - r * 0.8} ${cy}A${r * 0.8} ${r * 0.8} 0 1 0 ${x + r * 0.8} ${cy}A${r * 0.8} ${r * 0.8} 0 1 0 ${x - r * 0.8} ${cy}`,
      0.45,
    )
  );
}

/** A round fruit with a light and a dark side. */
export function fruit(x: number, y: number, size: number, body: string, light: string, dark: string): string {
  const r = size / 2;
  const face = disc('#000', x, y, r, r * 0.95);
  return (
    disc(body, x, y, r, r * 0.95) +
    clip(face, disc(dark, x + r * 0.62, y + r * 0.5, r * 1.02), disc(body, x + r * 0.2, y + r * 0.1, r * 0.94)) +
    disc(light, x - r * 0.36, y - r * 0.4, r * 0.24, r * 0.17)
  );
}

/** A lemon, turned by some degrees. */
export function lemon(x: number, y: number, size: number, turn: number, body = '#f7d23e', light = '#fff0a0', dark = '#d69a1e'): string {
  const r = size / 2;
  const d = `M${-r * 1.32} 0Q${-r * 1.1} ${-r * 0.14} ${-r * 0.98} ${-r * 0.34}Q${-r * 0.5} ${-r * 0.86} 0 ${-r * 0.86}T${r * 0.98} ${-r * 0.34}Q${r * 1.1} ${-r * 0.14} ${r * 1.32} 0Q${r * 1.1} ${r * 0.14} ${r * 0.98} ${r * 0.34}Q${r * 0.5} ${r * 0.86} 0 ${r * 0.86}T${-r * 0.98} ${r * 0.34}Q${-r * 1.1} ${r * 0.14} ${-r * 1.32} 0Z`;
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    path(body, d),
    path(
      dark,
      `M${-r} ${r * 0.3}Q${0} ${r * 0.62} ${r} ${-r * 0.1}L${r * 1.32} 0Q${r * 1.1} ${r * 0.14} ${r * 0.98} ${r * 0.34}Q${r * 0.5} ${r * 0.86} 0 ${r * 0.86}T${-r} ${r * 0.3}Z`,
    ),
    path(
      light,
      `M${-r * 0.7} ${-r * 0.34}Q${-r * 0.3} ${-r * 0.7} ${r * 0.16} ${-r * 0.64}Q${-r * 0.3} ${-r * 0.52} ${-r * 0.6} ${-r * 0.24}Z`,
    ),
  );
}

/** A bottle standing on y. */
export function bottle(x: number, y: number, height: number, glass: string, light: string, dark: string, label: string): string {
  const u = height / 100;
  const body = `M${-13 * u} 0V${-52 * u}C${-13 * u} ${-66 * u} ${-5 * u} ${-66 * u} ${-5 * u} ${-80 * u}V${-100 * u}H${5 * u}V${-80 * u}C${5 * u} ${-66 * u} ${13 * u} ${-66 * u} ${13 * u} ${-52 * u}V0Z`;
  const half = `M${3 * u} 0V${-100 * u}H${5 * u}V${-80 * u}C${5 * u} ${-66 * u} ${13 * u} ${-66 * u} ${13 * u} ${-52 * u}V0Z`;
  return group(
    `translate(${x} ${y})`,
    path(glass, body),
    path(dark, half),
    rect(light, -10 * u, -54 * u, 2.6 * u, 48 * u),
    rect(label, -13 * u, -40 * u, 26 * u, 24 * u),
    rect(dark, 3 * u, -40 * u, 10 * u, 24 * u, 0.25),
    rect(label, -5.6 * u, -100 * u, 11.2 * u, 9 * u),
  );
}

/** A round loaf with a cross of slashes, dusted with flour. */
export function loaf(x: number, y: number, size: number, crust: string, light: string, dark: string, flour: string): string {
  const [rx, ry] = [size / 2, size * 0.3];
  const d = `M${x - rx} ${y}Q${x - rx * 1.04} ${y - ry * 1.5} ${x} ${y - ry * 1.7}Q${x + rx * 1.04} ${y - ry * 1.5} ${x + rx} ${y}Q${x + rx * 0.9} ${y + ry * 0.3} ${x} ${y + ry * 0.3}Q${x - rx * 0.9} ${y + ry * 0.3} ${x - rx} ${y}Z`;
  const slash = (dx: number, lean: number) =>
    path(
      flour,
      `M${x + rx * (dx - 0.1)} ${y - ry * 0.5}Q${x + rx * (dx + lean * 0.2)} ${y - ry * 1.3} ${x + rx * (dx + lean)} ${y - ry * 1.56}Q${x + rx * (dx + lean * 0.6)} ${y - ry} ${x + rx * (dx - 0.1)} ${y - ry * 0.5}Z`,
    );
  return (
    path(crust, d) +
    clip(
      path('#000', d),
      disc(dark, x + rx * 0.7, y + ry * 0.5, rx * 1.15, ry * 1.2),
      disc(crust, x + rx * 0.1, y - ry * 0.3, rx, ry * 1.1),
      disc(light, x - rx * 0.5, y - ry * 1.1, rx * 0.5, ry * 0.5),
    ) +
    slash(-0.42, 0.3) +
    slash(-0.02, 0.3) +
    slash(0.38, 0.26)
  );
}

/** A baguette lying at an angle in degrees. */
export function baguette(x: number, y: number, length: number, turn: number, crust: string, dark: string, flour: string): string {
  const [half, thick] = [length / 2, length * 0.075];
  const slashes = times(6, (index) =>
    path(
      flour,
      `M${-half * 0.76 + index * half * 0.28} ${thick * 0.5}q${half * 0.06} ${-thick * 1.1} ${half * 0.2} ${-thick * 1.2}q${-half * 0.02} ${thick * 0.7} ${-half * 0.2} ${thick * 1.2}Z`,
    ),
  );
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    rounded(crust, -half, -thick, length, thick * 2, thick),
    path(
      dark,
      `M${-half * 0.96} ${thick * 0.3}Q0 ${thick * 1.1} ${half * 0.98} ${thick * 0.1}Q${half} ${thick} ${half * 0.9} ${thick}H${-half * 0.9}Q${-half} ${thick} ${-half * 0.96} ${thick * 0.3}Z`,
    ),
    slashes,
  );
}

/** A croissant seen from above, turned by some degrees. */
export function croissant(x: number, y: number, size: number, turn: number, crust: string, light: string, dark: string): string {
  const u = size / 100;
  const segment = (angle: number, w: number, h: number, fill: string, shift = 0) => {
    const [cx, cy] = [Math.sin(angle) * 40 * u, -Math.cos(angle) * 40 * u + 30 * u];
    return group(`translate(${cx} ${cy}) rotate(${(angle * 180) / Math.PI})`, disc(fill, shift * u, shift * u, w * u, h * u));
  };
  const parts = [-1.5, 1.5, -1.05, 1.05, -0.55, 0.55, 0].map((a) => {
    const scale = 1 - Math.abs(a) * 0.42;
    return (
      segment(a, 17 * (0.7 + scale * 0.4), 30 * scale, dark, 1.4) +
      segment(a, 15.4 * (0.7 + scale * 0.4), 28 * scale, crust) +
      segment(a - 0.06, 5 * scale, 18 * scale, light)
    );
  });
  return group(`translate(${x} ${y}) rotate(${turn})`, ...parts);
}

/** A tart seen from above: a fluted rim, cream, and a ring of berries. */
export function tart(
  next: Random,
  x: number,
  y: number,
  size: number,
  crust: string,
  crustDark: string,
  cream: string,
  berry: string,
  berryDark: string,
  shine: string,
): string {
  const r = size / 2;
  const rim = soft(
    Array.from({ length: 28 }, (_, index): Point => {
      const angle = (index / 28) * Math.PI * 2;
      return [x + Math.cos(angle) * r * (index % 2 ? 1 : 0.93), y + Math.sin(angle) * r * (index % 2 ? 1 : 0.93)];
    }),
  );
  const berries = [
    ...Array.from({ length: 9 }, (_, index) => [0.58, (index / 9) * Math.PI * 2] as const),
    ...Array.from({ length: 4 }, (_, index) => [0.23, (index / 4) * Math.PI * 2 + 0.5] as const),
  ].map(([far, angle]) => {
    const [bx, by, br] = [x + Math.cos(angle) * r * far, y + Math.sin(angle) * r * far, r * next.between(0.17, 0.2)];
    return (
      disc(berryDark, bx + br * 0.16, by + br * 0.2, br) +
      disc(berry, bx, by, br * 0.94) +
      disc(shine, bx - br * 0.3, by - br * 0.34, br * 0.2)
    );
  });
  return path(crust, rim) + disc(crustDark, x + r * 0.03, y + r * 0.03, r * 0.85) + disc(cream, x, y, r * 0.82) + berries.join('');
}

/** A plate seen from above, with its rim and its shadow. */
export function plate(x: number, y: number, size: number, china: string, rim: string, shadow: string, band?: string): string {
  const r = size / 2;
  return (
    disc(shadow, x + r * 0.1, y + r * 0.12, r) +
    disc(china, x, y, r) +
    (band ? disc(band, x, y, r * 0.95) + disc(china, x, y, r * 0.89) : '') +
    disc(rim, x + r * 0.012, y + r * 0.015, r * 0.66) +
    disc(china, x - r * 0.012, y - r * 0.015, r * 0.645)
  );
}
