import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

/** Seconds that an idle connection is kept open; every answer says so. */
export const keepAlive = 65;

/**
 * A whole answer as the connection carries it: status line, head and body in one buffer, so that a
 * hit is one write of ready bytes.
 */
export interface SerializedResponse {
  readonly bytes: Buffer;
  /** Where the body begins in `bytes`. */
  readonly bodyAt: number;
  readonly dateAt: number;
  /** The date that stands in `bytes`. */
  date: string;
}

/**
 * Serializes an answer; the head is flat name, value, as `writeHead` takes it, with its
 * Content-Length.
 */
export function serializeResponse(
  status: number,
  head: readonly string[],
  body: Buffer,
): SerializedResponse {
  const date = dateNow();
  const first = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: `;
  const pairs = head.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('');
  const before = Buffer.from(
    `${first}${date}\r\n${pairs}Connection: keep-alive\r\nKeep-Alive: timeout=${keepAlive}\r\n\r\n`,
    'latin1',
  );
  return {
    bytes: Buffer.concat([before, body]),
    bodyAt: before.length,
    dateAt: first.length,
    date,
  };
}

/**
 * Sends a serialized answer to a GET on a connection that stays; false where the request is
 * another, and nothing was sent. `writeHead` would check and join twelve headers each time, a third
 * of what a hit costs (docs/speed.md): telling Node that the head is written leaves that out. Its
 * two fields are as old as Node's http and not documented; `checkSerialized` shows at each start
 * that they still do this.
 */
export function writeSerialized(
  request: IncomingMessage,
  response: ServerResponse,
  serialized: SerializedResponse,
): boolean {
  if (!isEnabled || request.method !== 'GET') return false;
  if (!response.shouldKeepAlive || request.httpVersionMinor !== 1) return false;
  const date = dateNow();
  if (serialized.date !== date) {
    serialized.bytes.write(date, serialized.dateAt, 'latin1');
    serialized.date = date;
  }
  const written = response as ServerResponse & { _header: string; _headerSent: boolean };
  written._header = 'written';
  written._headerSent = true;
  response.end(serialized.bytes);
  return true;
}

let isEnabled = true;

/** Has `writeSerialized` answer false to all requests of this process. */
export function disableSerialized(): void {
  isEnabled = false;
}

let now = '';
let until = 0;

/** The date as HTTP writes it, made once a second. */
function dateNow(): string {
  const instant = Date.now();
  if (instant >= until) {
    until = instant - (instant % 1000) + 1000;
    now = new Date(instant).toUTCString();
  }
  return now;
}
