import { createServer, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { registry } from './metrics.ts';

export interface MetricsOptions {
  readonly port: number;
  /** Interface to listen on; this machine alone by default. */
  readonly host: string;
  /** Whether this process takes requests: it has started, does not stop, and has what it needs. */
  readonly isReady: () => boolean | Promise<boolean>;
  /** All metrics as text; those of this process by default. */
  readonly read?: () => Promise<string>;
}

/**
 * Opens the private port for who watches this process: `GET /metrics` in Prometheus' text format,
 * `/live` (200 as long as the process answers at all) and `/ready` (200, else 503). Rejects where
 * the port can't be had.
 */
export function serveMetrics({
  port,
  host,
  isReady,
  read = () => registry.metrics(),
}: MetricsOptions): Promise<Server> {
  if (!registry.getSingleMetric('process_cpu_user_seconds_total'))
    collectDefaultMetrics({ register: registry });
  const answers: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    '/metrics': async (response) => send(response, 200, await read(), registry.contentType),
    '/live': async (response) => send(response, 200, 'live\n'),
    '/ready': async (response) =>
      (await isReady()) ? send(response, 200, 'ready\n') : send(response, 503, 'not ready\n'),
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (request.method !== 'GET' && request.method !== 'HEAD') send(response, 405, 'GET only\n');
    else if (!answer) send(response, 404, '/metrics, /live or /ready\n');
    else answer(response).catch(() => send(response, 503, 'failed\n'));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.unref()));
  });
}

function send(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
