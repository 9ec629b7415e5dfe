import { traceTarget } from './traceTarget.ts';
import type { TraceVariables } from './traceVariables.ts';

/**
 * Traces what this process does from here on (ADR 37); loads nothing where no collector is named.
 */
export async function startTraces(
  variables: TraceVariables,
  server: 'site' | 'backend',
): Promise<void> {
  const target = traceTarget(variables);
  if (!target) return;
  const { trace } = await import('./trace.ts');
  trace(target, variables, server);
}
