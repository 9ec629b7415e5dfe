import type { TraceVariables } from './traceVariables.ts';

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
