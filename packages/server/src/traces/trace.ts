import { exportTo, otlpAttributes } from './exporter.ts';
import { readSampler } from './sampler.ts';
import { type Attributes, type SpanStart, setTracer, spanKinds } from './spans.ts';
import { randomId } from './traceparent.ts';
import { readPairs, type traceTarget } from './traceTarget.ts';
import type { TraceVariables } from './traceVariables.ts';

/** Makes spans of this process and sends them. */
export function trace(
  target: NonNullable<ReturnType<typeof traceTarget>>,
  variables: TraceVariables,
  server: 'site' | 'backend',
): void {
  const { sampler, samplerArgument } = variables;
  const { 'service.name': named, ...more } = readPairs(variables.resourceAttributes);
  const { add, flush } = exportTo({
    ...target,
    resource: {
      ...more,
      'service.name': variables.serviceName ?? named ?? `concierge-${server}`,
      'concierge.server': server,
    },
  });
  const isSampled = readSampler(sampler, samplerArgument);
  setTracer((start) => span(start, isSampled, add), flush);
}

function span(
  { name, kind, parent, attributes: first = {} }: SpanStart,
  isSampled: ReturnType<typeof readSampler>,
  add: ReturnType<typeof exportTo>['add'],
) {
  const traceId = parent?.traceId ?? randomId(16);
  const context = { traceId, spanId: randomId(8), isSampled: isSampled(traceId, parent) };
  const clock = startClock();
  let attributes: Attributes = first;
  let hasEnded = false;
  return {
    context,
    set(other: Attributes) {
      attributes = { ...attributes, ...other };
    },
    end(hasFailed = false) {
      if (hasEnded || !context.isSampled) return;
      hasEnded = true;
      const { spanId } = context;
      add({
        traceId,
        spanId,
        ...(parent ? { parentSpanId: parent.spanId } : {}),
        name,
        kind: spanKinds[kind],
        startTimeUnixNano: String(clock.start),
        endTimeUnixNano: String(clock.read()),
        attributes: otlpAttributes(attributes),
        status: { code: hasFailed ? 2 : 0 },
      });
    },
  };
}

/**
 * A clock in nanoseconds since 1970. It starts at the time of day, which a machine corrects now and
 * then, and goes on without such jumps: no span ends before it starts.
 */
function startClock() {
  const start = BigInt(Date.now()) * 1_000_000n;
  const begun = performance.now();
  return {
    start,
    read: () => start + BigInt(Math.round((performance.now() - begun) * 1000)) * 1000n,
  };
}
