import { clip, disc, group, path, rect } from './draw.ts';

/** A round fruit with a light and a dark side. */
export function fruit(
  x: number,
  y: number,
  size: number,
  body: string,
  light: string,
  dark: string,
): string {
  const r = size / 2;
  const face = disc('#000', x, y, r, r * 0.95);
  return (
    disc(body, x, y, r, r * 0.95) +
    clip(
      face,
      disc(dark, x + r * 0.62, y + r * 0.5, r * 1.02),
      disc(body, x + r * 0.2, y + r * 0.1, r * 0.94),
    ) +
    disc(light, x - r * 0.36, y - r * 0.4, r * 0.24, r * 0.17)
  );
}

/** A lemon, turned by some degrees. */
export function lemon(
  x: number,
  y: number,
  size: number,
  turn: number,
  body = '#f7d23e',
  light = '#fff0a0',
  dark = '#d69a1e',
): string {
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
export function bottle(
  x: number,
  y: number,
  height: number,
  glass: string,
  light: string,
  dark: string,
  label: string,
): string {
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

/** A plate seen from above, with its rim and its shadow. */
export function plate(
  x: number,
  y: number,
  size: number,
  china: string,
  rim: string,
  shadow: string,
  band?: string,
): string {
  const r = size / 2;
  return (
    disc(shadow, x + r * 0.1, y + r * 0.12, r) +
    disc(china, x, y, r) +
    (band ? disc(band, x, y, r * 0.95) + disc(china, x, y, r * 0.89) : '') +
    disc(rim, x + r * 0.012, y + r * 0.015, r * 0.66) +
    disc(china, x - r * 0.012, y - r * 0.015, r * 0.645)
  );
}
