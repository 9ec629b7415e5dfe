import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * A CRM for tests and demos: takes web-to-lead posts on `CRM_PORT` (3950) and shows what it
 * received at `GET /received`. `POST /mode` with a body of `ok`, `exception`, `error`, `hang`,
 * `drop` or `quota` sets how it answers from then on. With `CRM_FILE` it writes what it takes
 * there, one JSON line each, before it answers, and so remembers it across a kill.
 */
const modes = ['ok', 'exception', 'error', 'hang', 'drop', 'quota'] as const;
type Mode = (typeof modes)[number];

let mode: Mode = 'ok';
const file = process.env['CRM_FILE'];
const received: Record<string, string>[] = file && existsSync(file) ? readJsonLines(file) : [];
const log = file ? openSync(file, 'a') : undefined;

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  if (request.url === '/received')
    return void response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(received));
  if (request.url === '/mode') {
    mode = modes.find((name) => name === body.trim()) ?? mode;
    return void response.end(mode);
  }
  if (request.method !== 'POST') return void response.writeHead(405).end();
  if (mode === 'hang') return;
  if (mode === 'drop') return void request.socket.destroy();
  if (mode === 'error') return void response.writeHead(500).end();
  if (mode === 'quota') return void response.writeHead(429).end();
  if (mode === 'exception')
    return void response
      .writeHead(200, {
        'Is-Processed': 'true Exception:common.exception.SalesforceGenericException',
      })
      .end();
  keep(Object.fromEntries(new URLSearchParams(body)));
  response.writeHead(200, { 'Is-Processed': 'true' }).end();
});

const port = Number(process.env['CRM_PORT'] ?? 3950);
server.listen(port, '127.0.0.1', () =>
  console.log(`Stub CRM on http://localhost:${port}/ (mode ${mode})`),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);

function keep(fields: Record<string, string>): void {
  received.push(fields);
  if (log === undefined) return;
  writeSync(log, `${JSON.stringify(fields)}\n`);
  fsyncSync(log);
}

/** A last line that a kill cut short was never answered. */
function readJsonLines(path: string): Record<string, string>[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

function end(): void {
  if (log !== undefined) closeSync(log);
  server.close(() => process.exit(0)).closeAllConnections();
}
