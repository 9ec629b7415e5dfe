import type { TraceVariables } from './traceVariables.ts';

/** Where traces go, and what their calls say; undefined where none are sent. */
export function traceTarget(
  variables: TraceVariables,
): { readonly url: string; readonly headers: Readonly<Record<string, string>> } | undefined {
  const { endpoint, tracesEndpoint, isDisabled, headers } = variables;
  if (isDisabled === 'true') return undefined;
  const url = tracesEndpoint ?? (endpoint && `${endpoint.replace(/\/+$/, '')}/v1/traces`);
  return url ? { url, headers: readPairs(headers) } : undefined;
}

/** `a=1,b=2` as OpenTelemetry writes lists, with values encoded like parts of addresses. */
export function readPairs(written = ''): Record<string, string> {
  return Object.fromEntries(
    written.split(',').flatMap((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return name.trim() && rest.length > 0 ? [[name.trim(), decoded(rest.join('=').trim())]] : [];
    }),
  );
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
