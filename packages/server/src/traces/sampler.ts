import type { SpanContext } from './traceparent.ts';

/** Values of `OTEL_TRACES_SAMPLER`. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

type Sampler = (traceId: string, parent: SpanContext | undefined) => boolean;

/**
 * Which traces are exported, by `OTEL_TRACES_SAMPLER` and its `_ARG`, as OpenTelemetry has them.
 */
export function readSampler(name = 'parentbased_always_on', argument = '1'): Sampler {
  const ratio = Math.min(1, Math.max(0, Number(argument)));
  const root = name.replace('parentbased_', '');
  const isSampled = (traceId: string) =>
    root === 'traceidratio'
      ? Number.parseInt(traceId.slice(18), 16) < (Number.isNaN(ratio) ? 1 : ratio) * 2 ** 56
      : root !== 'always_off';
  return name.startsWith('parentbased_')
    ? (traceId, parent) => parent?.isSampled ?? isSampled(traceId)
    : isSampled;
}
