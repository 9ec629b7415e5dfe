/** One measured figure with what we want of it. */
export interface Row {
  readonly what: string;
  readonly value: string;
  readonly target: string;
}

/** Rows as a Markdown table. */
export const table = (rows: readonly Row[]): string =>
  [
    '| what | measured | target |',
    '|---|---|---|',
    ...rows.map(({ what, value, target }) => `| ${what} | ${value} | ${target} |`),
    '',
  ].join('\n');
