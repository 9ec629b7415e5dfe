/** The standard variables of OpenTelemetry that are read, without their prefix `OTEL_`. */
export interface TraceVariables {
  readonly endpoint: string | undefined;
  readonly tracesEndpoint: string | undefined;
  readonly headers: string | undefined;
  readonly serviceName: string | undefined;
  readonly resourceAttributes: string | undefined;
  readonly sampler: string | undefined;
  readonly samplerArgument: string | undefined;
  readonly isDisabled: string | undefined;
}

/** Reads them by the reader of an app. */
export const readTraceVariables = (
  read: (name: `OTEL_${string}`) => string | undefined,
): TraceVariables => ({
  endpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
  tracesEndpoint: read('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'),
  headers: read('OTEL_EXPORTER_OTLP_HEADERS'),
  serviceName: read('OTEL_SERVICE_NAME'),
  resourceAttributes: read('OTEL_RESOURCE_ATTRIBUTES'),
  sampler: read('OTEL_TRACES_SAMPLER'),
  samplerArgument: read('OTEL_TRACES_SAMPLER_ARG'),
  isDisabled: read('OTEL_SDK_DISABLED'),
});

/**
 * Traces what this process does from here on (ADR 37); loads nothing where no collector is named.
 */
export async function startTraces(
  variables: TraceVariables,
  server: 'site' | 'backend',
): Promise<void> {
  const { endpoint, tracesEndpoint, isDisabled } = variables;
  if (!(endpoint || tracesEndpoint) || isDisabled === 'true') return;
  const { trace } = await import('./trace.ts');
  trace(variables, server);
}
