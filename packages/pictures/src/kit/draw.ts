import { hash } from './random.ts';

/** Width and height of every scene, in px. */
export const W = 2400;
export const H = 1600;

export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** Points of a polygon or polyline as SVG wants them. */
export function list(points: readonly Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

/** A flat shape with straight edges. */
export function poly(fill: string, points: readonly Point[], opacity = 1): string {
  return `<polygon points="${list(points)}" fill="${fill}"${fade(opacity)}/>`;
}

/** A flat shape of path data. */
export function path(fill: string, d: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${fade(opacity)}/>`;
}

/** A flat rectangle. */
export function rect(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  opacity = 1,
): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${fade(opacity)}/>`;
}

/** A flat rectangle with round corners. */
export function rounded(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  opacity = 1,
): string {
  return rect(fill, x, y, width, height, opacity).replace('/>', ` rx="${round(radius)}"/>`);
}

/** A flat disc, or an ellipse where a second radius is given. */
export function disc(fill: string, x: number, y: number, rx: number, ry = rx, opacity = 1): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${fade(opacity)}/>`;
}

/** A line through points, of even width and without fill. */
export function stroke(
  color: string,
  width: number,
  points: readonly Point[],
  opacity = 1,
): string {
  return `<polyline points="${list(points)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"${fade(opacity)}/>`;
}

/** A curved line of path data. */
export function curve(color: string, width: number, d: string, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${fade(opacity)}/>`;
}

/** Path data of a soft closed shape through points (Catmull-Rom). */
export function soft(points: readonly Point[], tension = 6): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const parts = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one: Point = [
      from[0] + (to[0] - before[0]) / tension,
      from[1] + (to[1] - before[1]) / tension,
    ];
    const two: Point = [
      to[0] - (after[0] - from[0]) / tension,
      to[1] - (after[1] - from[1]) / tension,
    ];
    return `C${list([one])} ${list([two])} ${list([to])}`;
  });
  return `M${list([at(0)])}${parts.join('')}Z`;
}

/** Shapes moved, turned or scaled together. */
export function group(transform: string, ...shapes: string[]): string {
  return `<g transform="${transform}">${shapes.join('')}</g>`;
}

/** Shapes seen only where `window` (one or more shapes) is. */
export function clip(window: string, ...shapes: string[]): string {
  const id = `c${hash(window).toString(36)}`;
  return `<clipPath id="${id}">${window}</clipPath><g clip-path="url(#${id})">${shapes.join('')}</g>`;
}

/** Shapes faded together. */
export function veil(opacity: number, ...shapes: string[]): string {
  return `<g opacity="${opacity}">${shapes.join('')}</g>`;
}

/**
 * Colour sprayed through a grain, as lithographers do: strong at one end of the line, gone at the
 * other, and only where `window` (path data) is.
 */
export function spray(color: string, window: string, from: Point, to: Point, strength = 1): string {
  const id = `s${hash(`${color}${window}${from}${to}`).toString(36)}`;
  const stops = `<stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`;
  const line = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stops}</linearGradient><path d="${window}" fill="url(#${id})" mask="url(#grain)"/>`;
}

/** The same from a centre outwards: lamps, suns, steam. */
export function glow(color: string, x: number, y: number, radius: number, strength = 1): string {
  const id = `r${hash(`${color}${x},${y},${radius}`).toString(36)}`;
  const stops = `<stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/>`;
  return `<radialGradient id="${id}">${stops}</radialGradient><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})" mask="url(#grain)"/>`;
}

/** Path data of a rectangle, for `spray`. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}

/** Shapes repeated `count` times. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

function fade(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`;
}
