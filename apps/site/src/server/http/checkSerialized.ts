import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import {
  disableSerialized,
  keepAlive,
  serializeResponse,
  writeSerialized,
} from '../../runtime/http/serializedResponse.ts';
import { log } from '../../runtime/log.ts';

const timeoutMs = 2000;
const body = Buffer.from('What is sent.');
const head = ['Content-Type', 'text/plain', 'Content-Length', String(body.length)];

/**
 * Compares on a loop-back connection what `writeSerialized` sends with what `writeHead` and `end`
 * send. Where they differ or anything fails, that is logged and every answer is written by the
 * latter two.
 */
export async function checkSerialized(): Promise<void> {
  try {
    const [serialized, ordinary] = await exchange();
    if (serialized === undefined || serialized !== ordinary) throw new Error('The answers differ.');
  } catch (error) {
    disableSerialized();
    log.warn({ err: error }, 'this Node.js writes no serialized answers: hits cost more');
  }
}

/** The same answer in both ways, each without its date and with its header lines in order. */
async function exchange(): Promise<string[]> {
  const server = createServer({ keepAliveTimeout: keepAlive * 1000 });
  try {
    const text = await new Promise<string>((resolve, reject) => {
      server.on('request', (request, response) => {
        try {
          answer(request, response);
        } catch (error) {
          reject(error);
        }
      });
      server.on('error', reject);
      // Exclusive: processes of a cluster would share the port, and answer each other's requests.
      server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, () => {
        const chunks: Buffer[] = [];
        connect((server.address() as AddressInfo).port, '127.0.0.1')
          .setTimeout(timeoutMs, () => reject(new Error('No answer came.')))
          .on('data', (chunk) => chunks.push(chunk))
          .on('end', () => resolve(Buffer.concat(chunks).toString('latin1')))
          .on('error', reject)
          .write(
            ['/serialized', '/ordinary', '/end']
              .map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
              .join(''),
          );
      });
    });
    return text.split(/(?=HTTP\/1\.1 )/).map((part) => {
      const [lines = '', ...rest] = part.split('\r\n\r\n');
      const sorted = lines
        .replace(/^Date: .*$/im, 'Date')
        .split('\r\n')
        .toSorted();
      return [sorted.join('\r\n'), ...rest].join('\r\n\r\n');
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.url === '/end') response.writeHead(204, { Connection: 'close' }).end();
  else if (request.url === '/ordinary') response.writeHead(200, head).end(body);
  else if (!writeSerialized(request, response, serializeResponse(200, head, body)))
    throw new Error('The connection does not stay.');
}
