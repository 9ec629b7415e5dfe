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
  const startTimeUnixNano = now();
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
        startTimeUnixNano,
        endTimeUnixNano: now(),
        attributes: otlpAttributes(attributes),
        status: { code: hasFailed ? 2 : 0 },
      });
    },
  };
}

/** Nanoseconds since 1970. */
const now = (): string =>
  String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n);
