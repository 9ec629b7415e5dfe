import { clip, curve, disc, path, poly, rect } from './draw.ts';

/** Tones of a polished metal: body, light band, dark band, and the deep inside. */
export interface Metal {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  readonly inside: string;
}

export const copper: Metal = {
  body: '#c8642f',
  light: '#f6b27a',
  dark: '#7e3420',
  inside: '#4f2118',
};
export const steel: Metal = {
  body: '#9fb0b8',
  light: '#e6eef0',
  dark: '#5b6f7c',
  inside: '#384955',
};

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

/**
 * A pan hanging from its handle, seen from beneath: a disc with bands of light; `size` is its
 * diameter.
 */
export function hangingPan(
  x: number,
  y: number,
  size: number,
  metal: Metal,
  shadow: string,
): string {
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
