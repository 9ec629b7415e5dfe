import { isErrorLike, scrubFields } from '../lines/scrubFields.ts';
import { scrubText } from '../lines/scrubText.ts';
import { serializeError } from '../lines/serializeError.ts';
import { noteError } from '../reports/errorSink.ts';
import { requestIdField } from '../traces/requestId.ts';

type LogMethod = (...args: unknown[]) => void;

/**
 * Options of pino by which no line holds what people typed, whatever is handed to the logger, and
 * each bears the id of the request it was written for.
 */
export const privateLogging = {
  mixin: requestIdField,
  serializers: {
    err: (error: unknown) => serializeError(error),
    error: (error: unknown) => serializeError(error),
  },
  hooks: {
    logMethod(this: unknown, args: unknown[], method: unknown, level: number): void {
      const scrubbed = scrubArguments(args);
      reportError(level, scrubbed);
      (method as LogMethod).apply(this, scrubbed);
    },
  },
};

function reportError(level: number, [first, ...rest]: readonly unknown[]): void {
  const isText = typeof first === 'string';
  const fields = isText ? {} : (first as Record<string, unknown>);
  const message = isText ? first : rest.find((one) => typeof one === 'string');
  void noteError(level, { ...fields, ...requestIdField() }, String(message ?? ''));
}

/** Before pino sees them, since it takes an error's message as the line's where there is none. */
function scrubArguments([first, ...rest]: readonly unknown[]): unknown[] {
  const texts = rest.map((value) =>
    typeof value === 'string' ? scrubText(value) : scrubOther(value),
  );
  if (typeof first === 'string') return [scrubText(first), ...texts];
  if (typeof first !== 'object' || first === null) return [{}, ...texts];
  if (isErrorLike(first)) {
    const err = serializeError(first);
    return [{ err }, ...(texts.length > 0 ? texts : [err.message])];
  }
  const { msg, ...fields } = first as { msg?: unknown };
  return [scrubFields(fields), ...(typeof msg === 'string' ? [scrubText(msg)] : texts)];
}

function scrubOther(value: unknown): unknown {
  if (isErrorLike(value)) return serializeError(value).message;
  return typeof value === 'object' && value !== null
    ? scrubFields(value as Record<string, unknown>)
    : value;
}
