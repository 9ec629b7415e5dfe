import { frames } from './frames.ts';
import { safeErrorMessage } from './safeErrorMessage.ts';
import { scrubText } from './scrubText.ts';

/** What is written of an error: only what programmes say, nothing that people typed. */
export interface SerializedError {
  readonly type: string;
  readonly message: string;
  /** The frames, without the message before them. */
  readonly stack?: string;
  readonly [property: string]: unknown;
}

/** Properties of errors that drivers and Node fill by themselves; all others are left out. */
const identifiers = [
  'code',
  'constraint',
  'table',
  'column',
  'schema',
  'routine',
  'severity',
  'syscall',
  'command',
] as const;
const numbers = [
  'errno',
  'errcode',
  'rawCode',
  'status',
  'statusCode',
  'responseCode',
  'port',
] as const;
const deepest = 4;
const written = new WeakSet<object>();

/**
 * Serializes whatever was thrown for a log: an allow-list of properties, a scrubbed message,
 * frames, and the same of its causes.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (typeof error === 'object' && error !== null && written.has(error))
    return error as SerializedError;
  const serialized = serialize(error, depth);
  written.add(serialized);
  return serialized;
}

function serialize(error: unknown, depth: number): SerializedError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: typeof error === 'string' ? scrubText(error) : '' };
  const source = error as Record<string, unknown>;
  const stack = stackFrames(source);
  return {
    type: errorType(source),
    message: safeErrorMessage(source),
    ...pick(
      source,
      identifiers,
      (value) => typeof value === 'string' && /^[\w.$-]{1,63}$/.test(value),
    ),
    ...pick(source, numbers, (value) => typeof value === 'number'),
    // Only of what the system refused: a file of ours, not an address.
    ...(typeof source['syscall'] === 'string' && typeof source['path'] === 'string'
      ? { path: source['path'] }
      : {}),
    ...(stack ? { stack } : {}),
    ...(source['cause'] && depth < deepest
      ? { cause: serializeError(source['cause'], depth + 1) }
      : {}),
    ...(Array.isArray(source['errors']) && error instanceof AggregateError && depth < deepest
      ? { errors: source['errors'].slice(0, 5).map((inner) => serializeError(inner, depth + 1)) }
      : {}),
  };
}

function errorType(source: Record<string, unknown>): string {
  const made = source['constructor'] as { readonly name?: unknown } | undefined;
  const found = [source['name'], made?.name].find(
    (one) => typeof one === 'string' && /^[A-Za-z_$][\w$]{0,60}$/.test(one),
  );
  return typeof found === 'string' ? found : 'Error';
}

function pick(
  source: Record<string, unknown>,
  names: readonly string[],
  isFit: (value: unknown) => boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (isFit(source[name]) ? [[name, source[name]]] : [])),
  );
}

/**
 * The frames of a stack; its message may hold lines that look like frames, so it is taken off
 * first.
 */
function stackFrames({ stack, message }: Record<string, unknown>): string {
  if (typeof stack !== 'string') return '';
  const at = typeof message === 'string' && message !== '' ? stack.lastIndexOf(message) : -1;
  return frames(at < 0 ? stack : stack.slice(at + String(message).length)).join('\n');
}
