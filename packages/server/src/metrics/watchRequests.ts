import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { histogram } from './metrics.ts';

/** What became of a request, as the metrics count it. */
function responseOutcome({
  statusCode,
  writableFinished,
}: Pick<ServerResponse, 'statusCode' | 'writableFinished'>): string {
  if (!writableFinished) return 'aborted';
  if (statusCode >= 500) return 'server_error';
  if (statusCode >= 400) return 'client_error';
  return statusCode >= 300 ? 'redirect' : 'ok';
}

/**
 * Counts every request of a server by its outcome and the seconds until its last byte; `kind` says
 * what was asked for, in a few words that no visitor chooses.
 */
export function watchRequests(server: Server, kind: (request: IncomingMessage) => string): void {
  const seconds = histogram({
    name: 'concierge_request_seconds',
    help: 'Seconds from a request to the end of its answer, by what was asked for and the outcome.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 45],
  });
  // Before the server's own listener, which may answer in the same tick.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    response.once('close', () =>
      seconds.observe(
        { kind: kind(request), outcome: responseOutcome(response) },
        (performance.now() - begun) / 1000,
      ),
    );
  });
}
