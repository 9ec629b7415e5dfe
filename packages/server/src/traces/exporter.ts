import { writeLine } from '../lines/writeLine.ts';
import { counter } from '../metrics/metrics.ts';
import type { Attributes } from './spans.ts';

/** A span that has ended, in the words of OTLP. */
export interface EndedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly unknown[];
  readonly status: { readonly code: number };
}

export interface ExportTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What all spans of this process say. */
  readonly resource: Attributes;
}

/** OpenTelemetry's own defaults: milliseconds between two exports, of one export; spans. */
const everyMs = 5000;
const exportTimeoutMs = 10_000;
const maxBatch = 512;
const maxQueue = 2048;

const dropped = counter({
  name: 'concierge_dropped_spans_total',
  help: 'Spans of traces that were thrown away, since the collector takes none, too few or refuses them.',
});

/** Attributes in the words of OTLP. */
export const otlpAttributes = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

/**
 * Sends spans to a collector as OTLP over HTTP, in JSON, some seconds after they have ended. What
 * the collector doesn't take goes again, as long as there is room: no span is worth the memory of a
 * server, and no request waits for it.
 */
export function exportTo({ url, headers, resource }: ExportTarget) {
  let queue: EndedSpan[] = [];
  let sending: Promise<void> | undefined;
  let isRefused = false;
  const said = new Set<string>();
  /** Counts what is lost, and says why at the first time. */
  const drop = (spans: number, why = 'takes too few'): void => {
    if (spans <= 0) return;
    dropped.inc(spans);
    if (!said.has(why)) writeLine('warn', {}, `the collector of traces ${why}: spans are lost`);
    said.add(why);
  };
  const send = async (): Promise<void> => {
    const batch = queue.slice(0, maxBatch);
    queue = queue.slice(maxBatch);
    const scopeSpans = [{ scope: { name: 'concierge' }, spans: batch }];
    const body = {
      resourceSpans: [{ resource: { attributes: otlpAttributes(resource) }, scopeSpans }],
    };
    isRefused = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(exportTimeoutMs),
    }).then(
      async ({ body, status }) => {
        // A line that breaks after the answer changes nothing about it.
        await body?.cancel().catch(() => undefined);
        if ([429, 502, 503, 504].includes(status)) return true;
        // Others than these mean that the batch itself is refused (OTLP).
        if (status >= 300) drop(batch.length, `answers ${status}`);
        return false;
      },
      () => true,
    );
    if (!isRefused) return;
    const waiting = [...batch, ...queue];
    queue = waiting.slice(0, maxQueue);
    drop(waiting.length - queue.length);
  };
  /** Batch after batch, until the collector takes none. */
  const sendAll = async (): Promise<void> => {
    do await send();
    while (queue.length > 0 && !isRefused);
  };
  const flush = (): Promise<void> => {
    if (queue.length === 0) return Promise.resolve();
    sending ??= sendAll().finally(() => (sending = undefined));
    return sending;
  };
  setInterval(() => void flush(), everyMs).unref();
  const add = (span: EndedSpan): void => {
    if (queue.length < maxQueue) queue.push(span);
    else drop(1);
    // One that takes nothing is tried again at its time, and not with each span.
    if (queue.length >= maxBatch && !isRefused) void flush();
  };
  return { add, flush };
}
