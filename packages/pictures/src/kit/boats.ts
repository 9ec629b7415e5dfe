import { clip, disc, group, type Point, path, poly, rect, times } from './draw.ts';

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
  const body = poly(white, [
    at(-52, -8),
    at(-46, -7),
    at(40, -7),
    at(49, -8.5),
    at(45, 0),
    at(-47, 0),
  ]);
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
      group(
        `translate(${2 * u} ${-2 * u}) rotate(${-90 + (index - 4) * 21})`,
        rect(dark, 2.4 * u, -0.35 * u, 4.6 * u, 0.7 * u),
      ),
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
  return group(
    `translate(${x} ${y})`,
    masts,
    funnel,
    decks,
    body,
    keel,
    shadow,
    panes,
    wheel,
    awning,
  );
}

/** A sailing boat: mainsail and jib in two tones each, heeling by some degrees. */
export function sail(
  x: number,
  y: number,
  height: number,
  lit: string,
  shade: string,
  hull: string,
  heel = 6,
): string {
  const u = height / 100;
  const d = (text: string) =>
    text.replaceAll(/-?\d+(\.\d+)?/g, (value) => `${Math.round(Number(value) * u * 10) / 10}`);
  const main =
    path(lit, d('M3 -96Q34 -50 42 -13L3 -10Z')) + path(shade, d('M3 -96Q17 -46 15 -11L3 -10Z'));
  const jib =
    path(shade, d('M-2 -84Q-10 -40 -36 -9L-5 -11Q3 -40 -2 -84Z')) +
    path(lit, d('M-2 -84Q-10 -40 -36 -9L-20 -10Q-6 -36 -2 -84Z'));
  const body = path(hull, d('M-38 -5L44 -5Q38 5 28 6L-24 6Q-34 3 -38 -5Z'));
  return group(
    `translate(${x} ${y}) rotate(${heel})`,
    main,
    jib,
    rect(hull, -0.4 * u, -99 * u, 1.8 * u, 96 * u),
    body,
  );
}
