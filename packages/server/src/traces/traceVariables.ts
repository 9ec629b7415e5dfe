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
