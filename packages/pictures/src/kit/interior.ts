import { disc, path, rect, times, W } from './draw.ts';

/** A wall of bricked tiles. */
export function tileWall(
  y: number,
  height: number,
  tile: string,
  joint: string,
  width = 160,
  tall = 80,
): string {
  const rows = Math.ceil(height / tall);
  return (
    rect(tile, 0, y, W, height) +
    times(
      rows + 1,
      (row) =>
        rect(joint, 0, y + row * tall - 3, W, 6) +
        times(17, (column) =>
          rect(
            joint,
            column * width + (row % 2 ? width / 2 : 0) - 3,
            y + row * tall,
            6,
            Math.min(tall, height - row * tall),
          ),
        ),
    )
  );
}

/** A round-headed window or doorway as path data. */
export const arch = (x: number, y: number, width: number, height: number) =>
  `M${x - width / 2} ${y}V${y - height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width / 2} ${y - height + width / 2}V${y}Z`;

/** A chandelier: a ring of lamps on a stem. */
export function chandelier(
  x: number,
  y: number,
  size: number,
  brass: string,
  light: string,
): string {
  const lamps = times(7, (index) => {
    const angle = (Math.PI * index) / 6;
    const [lx, ly] = [x - Math.cos(angle) * size * 0.5, y + Math.sin(angle) * size * 0.09];
    return (
      rect(brass, lx - size * 0.008, ly - size * 0.08, size * 0.016, size * 0.1) +
      disc(light, lx, ly - size * 0.11, size * 0.034, size * 0.044)
    );
  });
  return (
    rect(brass, x - size * 0.012, 0, size * 0.024, y) +
    path(
      brass,
      `M${x - size * 0.5} ${y}Q${x} ${y + size * 0.34} ${x + size * 0.5} ${y}Q${x} ${y + size * 0.22} ${x - size * 0.5} ${y}Z`,
    ) +
    disc(brass, x, y + size * 0.15, size * 0.05) +
    lamps
  );
}
