import type { SerializedError } from '../lines/serializeError.ts';
import type { LoggedError } from './errorSink.ts';

/** What all events of a process say. */
export interface EventSource {
  /** Which server it is. */
  readonly server: 'site' | 'backend';
  readonly release?: string | undefined;
  readonly environment?: string | undefined;
}

/**
 * An event as Sentry's ingest endpoint takes it, of what the log has: nothing of a request but its
 * id, no address of a machine and no name of one.
 */
export function sentryEvent(
  { level, fields, message }: LoggedError,
  { server, release, environment = 'production' }: EventSource,
  eventId: string,
): Readonly<Record<string, unknown>> {
  const error = (fields['err'] ?? fields['error']) as SerializedError | undefined;
  const request = fields['request'];
  return {
    event_id: eventId,
    timestamp: Date.now() / 1000,
    platform: 'node',
    level,
    logger: server,
    environment,
    ...(release ? { release } : {}),
    tags: { server, ...(typeof request === 'string' ? { request } : {}) },
    logentry: { formatted: message },
    ...(error ? { exception: { values: exceptionsIn(error) } } : {}),
  };
}

/** An error and its causes, the cause first. */
function exceptionsIn(error: SerializedError): unknown[] {
  const { type, message, stack, cause } = error;
  const frames = framesIn(stack ?? '');
  const own = { type, value: message, ...(frames.length > 0 ? { stacktrace: { frames } } : {}) };
  return [...(cause ? exceptionsIn(cause as SerializedError) : []), own];
}

/** Frames of a stack, the innermost last. */
function framesIn(stack: string): unknown[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, lineno, colno] =
        /^\s*at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
      if (!file) return [];
      const filename = file.replace(/^file:\/\//, '');
      return [
        {
          filename,
          function: name ?? '?',
          lineno: Number(lineno),
          colno: Number(colno),
          in_app: !/node_modules|^node:/.test(filename),
        },
      ];
    })
    .reverse();
}
