import { createServer } from 'node:http';
import { endWaiting, serveQuick } from './serveQuick.ts';

/** `npm start` of the backend: Next's server, with the calls that must be fast answered before it. Run from apps/cms, built. */
Object.assign(process.env, { NODE_ENV: 'production' });
const { default: next } = await import('next');
const port = Number(process.env['CMS_PORT'] ?? 3001);
const app = next({ dev: false, port, hostname: 'localhost', quiet: true });
await app.prepare();
const serveByNext = app.getRequestHandler();
const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
  if (!serveQuick(request, response)) void serveByNext(request, response);
});
server.listen(port);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

/** Lets running requests end, for five seconds; sites that wait for changes ask the next process. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  server.close(() => process.exit(0));
  endWaiting();
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5000).unref();
}
