import type { Payload } from 'payload';
import type { Columns, Line } from './readTable.ts';

export type LineOutcome = 'created' | 'changed' | 'same';

export interface TableOptions {
  /** Publishes what is saved as a draft otherwise. */
  readonly publish: boolean;
}

/** What the lines of a table become. */
export interface Table {
  readonly columns: (payload: Payload) => Columns;
  /** Writes a line; throws a Refusal or Payload's ValidationError for one that can't be. */
  write(payload: Payload, line: Line, options: TableOptions): Promise<LineOutcome>;
}
