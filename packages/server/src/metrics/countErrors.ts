import { levels } from '../lines/writeLine.ts';
import { counter } from './metrics.ts';

const errors = counter({
  name: 'concierge_errors_total',
  help: 'Lines of the log at the levels error and fatal.',
});

/** Counts a line of the log where its level says that something failed. */
export function countError(level: number): void {
  if (level >= levels.error) errors.inc();
}
