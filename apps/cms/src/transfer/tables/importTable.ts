import type { Payload } from 'payload';
import { giveTurn } from '../../runtime/giveTurn.ts';
import { eventsTable } from './eventsTable.ts';
import { peopleTable } from './peopleTable.ts';
import { programsTable } from './programsTable.ts';
import { readTable } from './readTable.ts';
import { redirectsTable } from './redirectsTable.ts';
import { refusalText } from './refusalText.ts';
import type { LineOutcome, Table, TableOptions } from './Table.ts';

export const tables = {
  redirects: redirectsTable,
  programs: programsTable,
  events: eventsTable,
  people: peopleTable,
} as const satisfies Readonly<Record<string, Table>>;
export type TableName = keyof typeof tables;

export const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name);

export interface TableReport extends Readonly<Record<LineOutcome, number>> {
  /** A sentence for each line that was left out, or left a draft. */
  readonly refused: readonly string[];
}

/**
 * Brings in the lines of a CSV, one after the other, however often it is read: a line whose
 * document is there changes it, and one that the admin would refuse is said and left out. Throws a
 * Refusal for what is no such table, before anything is written.
 */
export async function importTable(
  payload: Payload,
  name: TableName,
  csv: string,
  options: TableOptions = { publish: false },
): Promise<TableReport> {
  const table: Table = tables[name];
  const lines = readTable(csv, table.columns(payload));
  const report = { created: 0, changed: 0, same: 0, refused: [] as string[] };
  for (const [index, line] of lines.entries()) {
    try {
      report[await table.write(payload, line, options)] += 1;
    } catch (error) {
      report.refused.push(`Line ${index + 2}: ${refusalText(error)}`);
    }
    await giveTurn();
  }
  return report;
}
