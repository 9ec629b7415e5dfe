import { clip, disc, group, type Point, path, rounded, soft, times } from './draw.ts';
import type { Random } from './random.ts';

/** A round loaf with a cross of slashes, dusted with flour. */
export function loaf(
  x: number,
  y: number,
  size: number,
  crust: string,
  light: string,
  dark: string,
  flour: string,
): string {
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
export function baguette(
  x: number,
  y: number,
  length: number,
  turn: number,
  crust: string,
  dark: string,
  flour: string,
): string {
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
export function croissant(
  x: number,
  y: number,
  size: number,
  turn: number,
  crust: string,
  light: string,
  dark: string,
): string {
  const u = size / 100;
  const segment = (angle: number, w: number, h: number, fill: string, shift = 0) => {
    const [cx, cy] = [Math.sin(angle) * 40 * u, -Math.cos(angle) * 40 * u + 30 * u];
    return group(
      `translate(${cx} ${cy}) rotate(${(angle * 180) / Math.PI})`,
      disc(fill, shift * u, shift * u, w * u, h * u),
    );
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
      return [
        x + Math.cos(angle) * r * (index % 2 ? 1 : 0.93),
        y + Math.sin(angle) * r * (index % 2 ? 1 : 0.93),
      ];
    }),
  );
  const berries = [
    ...Array.from({ length: 9 }, (_, index) => [0.58, (index / 9) * Math.PI * 2] as const),
    ...Array.from({ length: 4 }, (_, index) => [0.23, (index / 4) * Math.PI * 2 + 0.5] as const),
  ].map(([far, angle]) => {
    const [bx, by, br] = [
      x + Math.cos(angle) * r * far,
      y + Math.sin(angle) * r * far,
      r * next.between(0.17, 0.2),
    ];
    return (
      disc(berryDark, bx + br * 0.16, by + br * 0.2, br) +
      disc(berry, bx, by, br * 0.94) +
      disc(shine, bx - br * 0.3, by - br * 0.34, br * 0.2)
    );
  });
  return (
    path(crust, rim) +
    disc(crustDark, x + r * 0.03, y + r * 0.03, r * 0.85) +
    disc(cream, x, y, r * 0.82) +
    berries.join('')
  );
}
