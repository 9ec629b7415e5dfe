import { writeFile } from 'node:fs/promises';

/** A value of the source that has no place here, and why. */
export interface Misfit {
  /** Type at the source, e.g. `node--page` or `paragraph--hero`. */
  readonly type: string;
  readonly field: string;
  /** Id at the source. */
  readonly id: string;
  readonly why: string;
}

const shownRows = 40;

/** Collects what didn't fit, each once. */
export class Misfits {
  readonly #rows = new Map<string, Misfit>();

  add(misfit: Misfit): void {
    this.#rows.set(JSON.stringify(misfit), misfit);
  }

  get rows(): Misfit[] {
    return [...this.#rows.values()];
  }

  /** A table with a line for each type, field and reason: how often, and the first id. */
  table(): string {
    const groups = Map.groupBy(this.rows, ({ type, field, why }) => `${type} ${field} ${why}`);
    const lines = [...groups.values()]
      .toSorted((a, b) => b.length - a.length)
      .map(([first, ...more]) => [
        String(more.length + 1),
        first?.type ?? '',
        first?.field ?? '',
        first?.why ?? '',
        first?.id ?? '',
      ]);
    const head = ['times', 'type', 'field', 'why', 'first id'];
    const shown = [head, ...lines.slice(0, shownRows)];
    const widths = head.map((_, at) => Math.max(...shown.map((line) => line[at]?.length ?? 0)));
    const rows = shown.map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    const left = lines.length - shownRows;
    return [...rows, ...(left > 0 ? [`… and ${left} lines more`] : [])].join('\n');
  }

  /** Writes every row as JSON. */
  async save(file: string): Promise<void> {
    await writeFile(file, `${JSON.stringify(this.rows, undefined, 2)}\n`, { mode: 0o600 });
  }
}
