import { counter } from './metrics.ts';

const errors = counter({
  name: 'concierge_errors_total',
  help: 'Lines of the log at the levels error and fatal.',
});

/** Counts a line of the log that says that something failed. */
export const countError = (): void => errors.inc();
