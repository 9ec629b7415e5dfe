import { createServer } from 'node:http';

/**
 * A CRM for tests and demos: takes web-to-lead posts on `CRM_PORT` (3950) and shows what it received at `GET /received`.
 * `POST /mode` with a body of `ok`, `exception`, `error`, `hang`, `drop` or `quota` sets how it answers from then on.
 */
const modes = ['ok', 'exception', 'error', 'hang', 'drop', 'quota'] as const;
type Mode = (typeof modes)[number];

let mode: Mode = 'ok';
const received: Record<string, string>[] = [];

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  if (request.url === '/received') return void response.setHeader('content-type', 'application/json').end(JSON.stringify(received));
  if (request.url === '/mode') {
    mode = modes.find((known) => known === body.trim()) ?? mode;
    return void response.end(mode);
  }
  if (mode === 'hang') return;
  if (mode === 'drop') return void request.socket.destroy();
  if (mode === 'error') return void response.writeHead(500).end();
  if (mode === 'quota') return void response.writeHead(429).end();
  if (mode === 'exception')
    return void response.writeHead(200, { 'Is-Processed': 'true Exception:common.exception.SalesforceGenericException' }).end();
  received.push(Object.fromEntries(new URLSearchParams(body)));
  response.writeHead(200, { 'Is-Processed': 'true' }).end();
});

const port = Number(process.env['CRM_PORT'] ?? 3950);
server.listen(port, '127.0.0.1', () => console.log(`Stub CRM on http://localhost:${port}/ (mode ${mode})`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)).closeAllConnections());
