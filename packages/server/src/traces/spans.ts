import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTraceparent, type SpanContext, writeTraceparent } from './traceparent.ts';

/** What OpenTelemetry calls the kinds of spans, with its numbers. */
export const spanKinds = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const;
export type Attributes = Readonly<Record<string, string | number>>;

/**
 * A piece of work that is measured; attributes name no person and repeat nothing that was typed.
 */
export interface Span {
  readonly context: SpanContext;
  set(attributes: Attributes): void;
  /** Once; whether it failed. */
  end(hasFailed?: boolean): void;
}

export interface SpanStart {
  readonly name: string;
  readonly kind: keyof typeof spanKinds;
  readonly parent: SpanContext | undefined;
  readonly attributes?: Attributes;
}

/** Makes the spans of a process that are to be exported. */
export type Tracer = (start: SpanStart) => Span;

interface Shared {
  tracer?: Tracer | undefined;
  /** Sends what has not been sent. */
  flush?: (() => Promise<void>) | undefined;
  readonly current: AsyncLocalStorage<SpanContext>;
}
const key = Symbol.for('concierge.traces');
const store = globalThis as unknown as Record<symbol, Shared | undefined>;
/** One for this process, also where bundlers evaluate this module more than once. */
const shared: Shared = store[key] ?? { current: new AsyncLocalStorage<SpanContext>() };
store[key] = shared;

/** Makes spans from here on; without a tracer everything below costs one comparison. */
export function setTracer(tracer: Tracer | undefined, flush?: () => Promise<void>): void {
  Object.assign(shared, { tracer, flush });
}

/** Sends the spans that wait, as before the process ends; never rejects. */
export const flushTraces = (): Promise<void> => shared.flush?.() ?? Promise.resolve();

/**
 * Answers a request within a span, which goes on the trace of the caller's `traceparent`. `name`
 * says what was asked for in a few words that no visitor chooses.
 */
export function inRequestSpan<T>(
  request: IncomingMessage,
  response: ServerResponse,
  name: () => string,
  work: () => T,
): T {
  const { tracer, current } = shared;
  if (!tracer) return work();
  const method = /^(GET|HEAD|POST|PUT|PATCH|DELETE)$/.test(request.method ?? '')
    ? request.method
    : '_OTHER';
  const span = tracer({
    name: `${method} ${name()}`,
    kind: 'server',
    parent: readTraceparent(request.headers['traceparent']),
    attributes: { 'http.request.method': method ?? '' },
  });
  response.once('close', () => {
    span.set({ 'http.response.status_code': response.statusCode });
    span.end(response.statusCode >= 500);
  });
  return current.run(span.context, work);
}

/**
 * Begins a span that goes on a stored trace; undefined without a tracer, and for what belongs to no
 * trace.
 */
export function goOn(
  traceparent: string | null | undefined,
  start: Omit<SpanStart, 'parent'>,
): Span | undefined {
  const parent = shared.tracer && readTraceparent(traceparent);
  return parent && shared.tracer?.({ ...start, parent });
}

/** The trace that is worked for, as a header of calls made for it. */
export function traceHeader(): Readonly<Record<string, string>> {
  const context = shared.tracer && shared.current.getStore();
  return context ? { traceparent: writeTraceparent(context) } : {};
}

/**
 * The trace that is worked for, as a field of what is kept until it goes on; only if it is sampled.
 */
export function traceField(): { readonly traceparent?: string } {
  const context = shared.tracer && shared.current.getStore();
  return context?.isSampled ? { traceparent: writeTraceparent(context) } : {};
}
