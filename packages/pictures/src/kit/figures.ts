import { curve, disc, group, path, poly, rect, times } from './draw.ts';

/** Tones of a figure. */
export interface Dress {
  readonly skin: string;
  readonly skinShade: string;
  readonly hair: string;
  readonly coat: string;
  readonly coatShade: string;
  readonly accent: string;
}

const d = (u: number, text: string) =>
  text.replaceAll(/-?\d+(\.\d+)?/g, (value) => `${Math.round(Number(value) * u * 10) / 10}`);

/** A cook from the waist up, head bent over the work; `size` px high, mirrored by turn -1. */
export function cook(x: number, y: number, size: number, dress: Dress, turn: 1 | -1): string {
  const u = size / 100;
  const toque =
    path('#fffdf6', d(u, 'M-12 -84Q-20 -98 -8 -100Q0 -108 8 -101Q20 -101 14 -86L12 -78H-11Z')) +
    path('#d5dbe0', d(u, 'M3 -103Q12 -106 14 -100Q19 -96 14 -86L12 -78H5Z'));
  const head =
    path(dress.skin, d(u, 'M-10 -79H11Q13 -62 6 -55Q-2 -52 -8 -60Z')) +
    path(dress.skinShade, d(u, 'M4 -79H11Q13 -62 6 -55Q3 -54 0 -54Q6 -64 4 -79Z')) +
    path(dress.hair, d(u, 'M6 -79H12Q14 -70 11 -64Q7 -70 6 -79Z'));
  const body =
    path(dress.coat, d(u, 'M-28 0L-26 -34Q-22 -48 -8 -51L6 -51Q24 -48 28 -34L32 0Z')) +
    path(dress.coatShade, d(u, 'M8 -51Q24 -48 28 -34L32 0H10Q16 -26 8 -51Z'));
  const scarf = path(dress.accent, d(u, 'M-9 -55L8 -55L4 -45L-1 -41L-7 -46Z'));
  const buttons = times(
    3,
    (index) =>
      disc(dress.coatShade, -6 * u, (-36 + index * 11) * u, 1.6 * u) +
      disc(dress.coatShade, 4 * u, (-36 + index * 11) * u, 1.6 * u),
  );
  const arm =
    path(dress.coat, d(u, 'M-26 -36Q-36 -20 -34 -6L-14 -1L-10 -10L-22 -14Z')) +
    path(dress.coatShade, d(u, 'M-22 -14L-18 -28L-15 -12Z')) +
    path(dress.skin, d(u, 'M-14 -1L-10 -10L2 -5Q4 0 -4 1Z'));
  return group(`translate(${x} ${y}) scale(${turn} 1)`, body, scarf, head, toque, buttons, arm);
}

/** A person standing, seen small: head, coat, legs; a bag in the accent colour where asked for. */
export function person(
  x: number,
  y: number,
  height: number,
  dress: Dress,
  bag = false,
  stride = 4,
): string {
  const u = height / 100;
  const legs =
    poly(dress.hair, [
      [-6 * u, -46 * u],
      [1 * u, -46 * u],
      [-stride * 0.4 * u, 0],
      [(-stride * 0.4 - 6) * u, 0],
    ]) +
    poly(dress.hair, [
      [-1 * u, -46 * u],
      [6 * u, -46 * u],
      [(stride + 6) * u, 0],
      [stride * u, 0],
    ]);
  const coat =
    path(dress.coat, d(u, 'M-9.5 -41L-10 -62Q-14 -80 -5 -82.5L5 -82.5Q14 -80 10 -62L9.5 -41Z')) +
    path(dress.coatShade, d(u, 'M3 -82.5L5 -82.5Q14 -80 10 -62L9.5 -41H3.5Q6 -62 3 -82.5Z'));
  const neck = poly(dress.skinShade, [
    [-3 * u, -88 * u],
    [3.4 * u, -88 * u],
    [3.4 * u, -81.5 * u],
    [0, -77.5 * u],
    [-3.4 * u, -82 * u],
  ]);
  const head =
    path(dress.skin, d(u, 'M-5.6 -96H6Q7.4 -87 2 -84.2Q-1 -83.4 -3.4 -85.6Q-6.4 -89 -5.6 -96Z')) +
    path(
      dress.hair,
      d(
        u,
        'M-6.6 -92.6Q-8 -101 1 -101.6Q9.4 -101 7.6 -90.6L5.8 -88.4Q6 -93 3.6 -95.6Q-2 -94.4 -5.6 -95.6Z',
      ),
    );
  const sleeve = (sign: number, fill: string) =>
    curve(
      fill,
      4.4 * u,
      d(u, `M${sign * 10} -77Q${sign * 13.6} -66 ${sign * 11} -54L${sign * 8} -47`),
    ) + disc(dress.skin, sign * 7.4 * u, -45.6 * u, 2.3 * u);
  const satchel = bag
    ? rect(dress.accent, 6 * u, -50 * u, 12 * u, 13 * u) +
      curve(dress.accent, 1.4 * u, d(u, 'M-6 -80L13 -50'))
    : '';
  return group(
    `translate(${x} ${y})`,
    legs,
    sleeve(-1, dress.coat),
    coat,
    neck,
    satchel,
    sleeve(1, dress.coatShade),
    head,
  );
}

/** A listener seen from behind: shoulders and head above a row of seats. */
export function listener(
  x: number,
  y: number,
  size: number,
  coat: string,
  hair: string,
  shade: string,
  long = false,
): string {
  const u = size / 10;
  const shoulders = path(coat, d(u, 'M-5.4 4Q-5.6 -0.6 -1.6 -1.4L1.6 -1.4Q5.6 -0.6 5.4 4Z'));
  const neck = rect(shade, x - 0.9 * u, y - 3 * u, 1.8 * u, 2 * u);
  const head = disc(hair, x, y - 4.4 * u, 2.2 * u, 2.6 * u);
  const locks = long ? path(hair, d(u, 'M-2.3 -4.6L-2.6 -0.4Q0 0.5 2.6 -0.4L2.3 -4.6Z')) : '';
  return neck + group(`translate(${x} ${y})`, shoulders, locks) + head;
}

export const dresses = {
  white: {
    skin: '#e8a87c',
    skinShade: '#b8714f',
    hair: '#3a2420',
    coat: '#fffaf0',
    coatShade: '#c3ccd6',
    accent: '#d8402c',
  },
  dark: {
    skin: '#8f5a3c',
    skinShade: '#643a28',
    hair: '#1f1618',
    coat: '#fffaf0',
    coatShade: '#c3ccd6',
    accent: '#f0b429',
  },
  navy: {
    skin: '#dca07a',
    skinShade: '#a86a4c',
    hair: '#2a1d22',
    coat: '#22385e',
    coatShade: '#142444',
    accent: '#c8402c',
  },
  red: {
    skin: '#c98a62',
    skinShade: '#8f5a3c',
    hair: '#1f1a24',
    coat: '#c8402c',
    coatShade: '#8f2a24',
    accent: '#2a3a55',
  },
  ochre: {
    skin: '#e3b08a',
    skinShade: '#b07a58',
    hair: '#5a3622',
    coat: '#e0a52e',
    coatShade: '#ad761c',
    accent: '#2a3a55',
  },
} as const satisfies Record<string, Dress>;
