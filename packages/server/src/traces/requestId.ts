import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { traceHeader } from './spans.ts';

const header = 'x-request-id';
const key = Symbol.for('concierge.requestId');
const store = globalThis as unknown as Record<symbol, AsyncLocalStorage<string> | undefined>;
/** One for this process, also where bundlers evaluate this module more than once. */
const current = store[key] ?? new AsyncLocalStorage<string>();
store[key] = current;

/**
 * Does the work for a request under its id, which every line of the log written meanwhile bears as
 * `request`. The id is the caller's `X-Request-Id` where that is 8 to 64 letters, digits, `_` or
 * `-`, otherwise a new one: it joins lines and proves nothing.
 */
export function underRequestId<T>({ headers }: Pick<IncomingMessage, 'headers'>, work: () => T): T {
  const given = headers[header];
  return current.run(
    typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID(),
    work,
  );
}

/** The id of the request that is worked for, and its trace, as headers of calls made for it. */
export function requestIdHeader(): Readonly<Record<string, string>> {
  const id = current.getStore();
  return id === undefined ? {} : { [header]: id, ...traceHeader() };
}

/** The id as a field of a line of the log. */
export function requestIdField(): { readonly request?: string } {
  const request = current.getStore();
  return request === undefined ? {} : { request };
}
