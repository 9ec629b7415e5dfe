import { levels } from '../lines/writeLine.ts';
import { countError } from '../metrics/countErrors.ts';

/** A line of the log at the level error or fatal, already scrubbed. */
export interface LoggedError {
  readonly level: 'error' | 'fatal';
  readonly fields: Readonly<Record<string, unknown>>;
  readonly message: string;
}
/** Takes each of them; the promise is fulfilled once it is sent or given up. */
export type ErrorSink = (logged: LoggedError) => Promise<void>;

const key = Symbol.for('concierge.errorSink');
const store = globalThis as unknown as Record<symbol, ErrorSink | undefined>;

/** Lets errors of this process go there, also those of other bundles of this module. */
export function setErrorSink(sink: ErrorSink | undefined): void {
  store[key] = sink;
}

/**
 * Counts an error of the log and hands it to the sink; undefined where there is none, or the level
 * is a lower one.
 */
export function noteError(
  level: number,
  fields: LoggedError['fields'],
  message: string,
): Promise<void> | undefined {
  if (level < levels.error) return undefined;
  countError();
  return store[key]?.({ level: level < levels.fatal ? 'error' : 'fatal', fields, message });
}
