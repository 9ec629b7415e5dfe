import { isErrorLike } from '../lines/scrubFields.ts';
import { scrubText } from '../lines/scrubText.ts';
import { serializeError } from '../lines/serializeError.ts';
import { serializePrinted } from '../lines/serializePrinted.ts';
import { levels, writeLine } from '../lines/writeLine.ts';
import { noteError } from '../reports/errorSink.ts';

/** Milliseconds in which the last error may leave a process that ends. */
const lastReportMs = 1000;

/**
 * Lets nothing be printed past the logs: what libraries and frameworks write to the console becomes
 * a scrubbed line, and an error that nobody catches is one line instead of Node's print of all its
 * properties. Answers a function that leaves uncaught errors to others again.
 */
export function quietProcess(): () => void {
  const threshold = thresholds[process.env['LOG_LEVEL'] as keyof typeof thresholds] ?? levels.info;
  for (const [method, level] of consoleLevels) {
    console[method] = (...args: unknown[]) => {
      if (levels[level] < threshold) return;
      const [fields, text] = toLogLine(args);
      writeLine(level, fields, text);
      void noteError(levels[level], fields, text);
    };
  }
  const end = (error: unknown) => {
    const fields = { err: serializeError(error) };
    const text = 'an error that nothing caught ends this process';
    writeLine('fatal', fields, text);
    const sending = noteError(levels.fatal, fields, text);
    if (!sending) process.exit(1);
    setTimeout(() => process.exit(1), lastReportMs);
    void sending.then(() => process.exit(1));
  };
  process.on('uncaughtException', end);
  return () => process.off('uncaughtException', end);
}

/** The level from which lines are written, by each value of `LOG_LEVEL`. */
const thresholds = { ...levels, trace: levels.debug, silent: Infinity } as const;

const consoleLevels = [
  ['error', 'error'],
  ['warn', 'warn'],
  ['log', 'info'],
  ['info', 'info'],
  ['debug', 'debug'],
  ['trace', 'debug'],
  ['dir', 'debug'],
] as const;

function toLogLine(args: readonly unknown[]): [Record<string, unknown>, string] {
  const error = args.find(isErrorLike);
  const text = args.filter((one) => typeof one === 'string').join(' ');
  if (error) return [{ err: serializeError(error) }, textBeforeError(text)];
  const printed = serializePrinted(text);
  return printed ? [{ err: printed }, textBeforeError(text)] : [{}, scrubText(text)];
}

/** What a programme says before it prints an error, such as `uncaughtException`. */
const textBeforeError = (text: string): string =>
  /^[\w .⨯[\]-]{0,60}?(?=:|\w*Error|$)/.exec(text)?.[0].trim() ?? '';
