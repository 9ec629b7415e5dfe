import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The least that node:http can do: three headers and the same bytes from a buffer. `node
 * scripts/bench/servers/bareServer.ts PORT FILE`
 */
const [port, file = ''] = process.argv.slice(2);
const body = readFileSync(file);
const head = [
  'Content-Type',
  'text/html',
  'Content-Encoding',
  'br',
  'Content-Length',
  String(body.length),
];
createServer((_, response) => {
  response.writeHead(200, head);
  response.end(body);
}).listen(Number(port));
