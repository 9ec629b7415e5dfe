import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxFileBytes } from '../../collections/media/fileLimits.ts';

const kilobyte = 1024;
const megabyte = 2 ** 20;
/**
 * Bytes of a body: of somebody without a session or the site's secret, of somebody with one, and of
 * a request with a file.
 */
export const bodyLimits = {
  anonymous: 64 * kilobyte,
  withCredentials: 8 * megabyte,
  upload: maxFileBytes + megabyte,
} as const;

/**
 * Refuses a request whose body is larger than its kind may be, with 413 and before the body is
 * read: by the length that it states, and if it states none by counting. True if the request may go
 * on. Whether a session or secret is genuine is decided behind this.
 */
export function limitBody(message: IncomingMessage, response: ServerResponse): boolean {
  const limit = limitFor(message);
  if (Number(message.headers['content-length'] ?? 0) > limit) {
    response.writeHead(413, refusalHead).end(refusal);
    return false;
  }
  if (message.headers['transfer-encoding'] !== undefined) countBytes(message, response, limit);
  return true;
}

function limitFor({ headers, url = '' }: IncomingMessage): number {
  const isKnown =
    headers.authorization !== undefined || /(^|;\s*)payload-token=/.test(headers.cookie ?? '');
  if (!isKnown) return bodyLimits.anonymous;
  const isUpload =
    /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') &&
    /^\/api\/media(\/\d+)?\/?(\?|$)/.test(url);
  return isUpload ? bodyLimits.upload : bodyLimits.withCredentials;
}

/** Ends the connection once there are more bytes; whoever reads the request sees it broken off. */
function countBytes(message: IncomingMessage, response: ServerResponse, limit: number): void {
  const push = message.push.bind(message);
  let size = 0;
  message.push = (chunk: Buffer | null, encoding) => {
    size += chunk?.length ?? 0;
    if (size <= limit) return push(chunk, encoding);
    cutOff(message, response);
    return false;
  };
}

function cutOff({ socket }: IncomingMessage, response: ServerResponse): void {
  if (socket.writableEnded || response.headersSent) return void socket.destroy();
  // Past the response: whoever holds it may still write to it.
  const head = Object.entries(refusalHead).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 413 Payload Too Large\r\n${head.join('')}\r\n${refusal}`, () =>
    socket.destroy(),
  );
}

const refusal = JSON.stringify({ errors: [{ message: 'The request is too large.' }] });
const refusalHead = {
  connection: 'close',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-length': String(Buffer.byteLength(refusal)),
} as const;
