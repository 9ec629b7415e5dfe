const colors = {
  ink: '#5b6270',
  line: '#b9bec8',
  picture: '#9db7e8',
  accent: '#2f5fc4',
  paper: '#fff',
};
type Color = keyof typeof colors;

const box = (x: number, y: number, width: number, height: number, color: Color, radius = 0.8) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colors[color]}"/>`;

/** A line of large letters. */
export const title = (x: number, y: number, width: number, color: Color = 'ink'): string =>
  box(x, y, width, 4, color);

/** Lines of small letters, the last one shorter. */
export const lines = (
  x: number,
  y: number,
  width: number,
  count: number,
  color: Color = 'line',
): string =>
  Array.from({ length: count }, (_, row) =>
    box(x, y + row * 5, row > 0 && row === count - 1 ? width * 0.6 : width, 2.4, color),
  ).join('');

export const picture = (x: number, y: number, width: number, height: number): string =>
  box(x, y, width, height, 'picture', 1.2);

export const button = (x: number, y: number, width = 16): string =>
  box(x, y, width, 6, 'accent', 3);

/** Circles beside each other, by the middle of the first one. */
export const circles = (
  x: number,
  y: number,
  count: number,
  radius = 2,
  color: Color = 'accent',
): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<circle cx="${x + at * radius * 3}" cy="${y}" r="${radius}" fill="${colors[color]}"/>`,
  ).join('');

/** The same in columns, each by its left edge. */
export const columns = (count: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(5 + (at * 52) / count)).join('');

/** The same in rows, each by its top. */
export const rows = (count: number, draw: (y: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(6 + (at * 30) / count)).join('');

/** A drawing on a sheet of 60 by 40, as an address that needs no file. */
export const drawing = (shapes: string): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="60" height="40" fill="#f3f4f7"/>${shapes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
