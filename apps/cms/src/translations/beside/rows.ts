/** The rows that a path goes through: `a.0`, `a.0.b.1` of `a.0.b.1.c`. */
export const rowPaths = (path: string): string[] =>
  path
    .split('.')
    .flatMap((step, index, steps) =>
      /^\d+$/.test(step) ? [steps.slice(0, index + 1).join('.')] : [],
    );

/** Their ids in the form, as one word, so that it is compared by what it says. */
export const rowIds = (path: string, saidAt: (name: string) => unknown): string =>
  rowPaths(path)
    .map((row) => String(saidAt(`${row}.id`)))
    .join(' ');

/** The key of a field, in which ids stand for the numbers of rows: `a.64c1.c` of `a.0.c`. */
export function fieldKey(path: string, ids: string): string {
  const left = ids.split(' ');
  return path
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? (left.shift() ?? step) : step))
    .join('.');
}
