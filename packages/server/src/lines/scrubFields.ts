import { scrubText } from './scrubText.ts';
import { serializeError } from './serializeError.ts';

/** Names under which values of people or secrets travel; dropped wherever they stand. */
const dropped =
  /^(?:e-?mail|phone|mobile|name|surname|first_?name|last_?name|ip|address|headers?|authorization|cookies?|token|password|secret|params|parameters|args|arguments|fields|body|data|values?|input|query|detail|where|user|to|from|envelope|rejected|response)$/i;
const maxDepth = 3;
const maxEntries = 50;

/**
 * Fields of a log entry without what people typed: errors serialized, texts scrubbed, telling names
 * dropped.
 */
export function scrubFields(
  fields: Readonly<Record<string, unknown>>,
  depth = 0,
): Record<string, unknown> {
  const entries = Object.entries(fields).filter(([name]) => !dropped.test(name));
  return Object.fromEntries(
    entries.slice(0, maxEntries).map(([name, value]) => [name, scrubValue(name, value, depth)]),
  );
}

function scrubValue(name: string, value: unknown, depth: number): unknown {
  if (name === 'err' || name === 'error' || isErrorLike(value)) return serializeError(value);
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null)
    return typeof value === 'bigint' ? String(value) : value;
  if (depth >= maxDepth) return undefined;
  if (Array.isArray(value))
    return value.slice(0, maxEntries).map((one) => scrubValue('', one, depth + 1));
  return scrubFields(value as Record<string, unknown>, depth + 1);
}

/** An error of this realm or of another bundle's. */
export const isErrorLike = (value: unknown): boolean =>
  value instanceof Error ||
  (typeof value === 'object' && value !== null && 'stack' in value && 'message' in value);
