import { createServer, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serializeResponse, writeSerialized } from '../../runtime/http/serializedResponse.ts';
import { log } from '../../runtime/log.ts';
import { checkSerialized } from './checkSerialized.ts';

const body = Buffer.from('Schnee und Grat – '.repeat(3000));
const head = ['Content-Type', 'text/plain', 'X-Own', 'yes', 'Content-Length', String(body.length)];
const serialized = serializeResponse(200, head, body);
let finished = 0;
const server: Server = createServer((request, response) => {
  response.on('finish', () => (finished += 1));
  if (!writeSerialized(request, response, serialized))
    response.writeHead(200, head).end(request.method === 'HEAD' ? undefined : body);
});

beforeAll(() => new Promise<void>((done) => server.listen(0, done)));
afterAll(() => {
  server.closeAllConnections();
});

/** Everything that comes back for these bytes until the connection is idle for a moment or ends. */
function talk(sent: string): Promise<{ text: string; ended: boolean }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port: (server.address() as AddressInfo).port }, () => {
      socket.write(sent);
    });
    const stop = (ended: boolean) => () => {
      resolve({ text: Buffer.concat(chunks).toString(), ended });
      socket.destroy();
    };
    socket.setTimeout(1000, stop(false));
    socket
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', stop(true))
      .on('error', reject);
  });
}

const parseResponse = (text: string) => {
  const cut = text.indexOf('\r\n\r\n');
  return { head: text.slice(0, cut).split('\r\n'), body: text.slice(cut + 4) };
};

test('requests in one packet are answered one after the other, each whole, on a connection that stays', async () => {
  const { text, ended } = await talk('GET /a HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3));
  expect(text.split('HTTP/1.1 200 OK\r\n').length - 1).toBe(3);
  expect(text.split(body.toString()).length - 1).toBe(3);
  expect([ended, finished]).toEqual([false, 3]);
});

test('the head is what Node would have written, the date is of now', async () => {
  await new Promise((done) => setTimeout(done, 1100));
  const sentAt = Date.now();
  const fast = parseResponse((await talk('GET / HTTP/1.1\r\nHost: x\r\n\r\n')).text);
  const written = parseResponse((await talk('HEAD / HTTP/1.1\r\nHost: x\r\n\r\n')).text);
  const sorted = (lines: string[]) =>
    lines.filter((line) => !/^(Date|Keep-Alive):/.test(line)).toSorted();
  expect(sorted(fast.head)).toEqual(sorted(written.head));
  expect([fast.body, written.body]).toEqual([body.toString(), '']);
  const date = Date.parse(fast.head.find((line) => line.startsWith('Date: '))?.slice(6) ?? '');
  expect(date).toBeGreaterThan(sentAt - 1000);
});

test.each(['GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'GET / HTTP/1.0\r\n\r\n'])(
  'a connection that is to end is ended by Node: %j',
  async (request) => {
    const { text, ended } = await talk(request);
    expect([
      ended,
      parseResponse(text).body === body.toString(),
      /keep-alive/i.test(parseResponse(text).head.join()),
    ]).toEqual([true, true, false]);
  },
);

test('the check of a start finds nothing with this Node.js, and hits are written in one piece', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  await checkSerialized();
  expect(warn).not.toHaveBeenCalled();
  const end = vi.spyOn(ServerResponse.prototype, 'end');
  await talk('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(end.mock.calls[0]?.[0]).toBe(serialized.bytes);
  vi.restoreAllMocks();
});

type End = (this: ServerResponse, chunk: unknown) => ServerResponse;

test.each([
  [
    'writes a head of its own',
    function (this: ServerResponse, end: End, chunk: unknown) {
      Object.assign(this, { _header: null, _headerSent: false });
      return end.call(this, chunk);
    },
  ],
  [
    'throws',
    () => {
      throw new Error('no such field');
    },
  ],
])('where a Node.js %s, that is logged once and the ordinary way answers', async (_, broken) => {
  vi.resetModules();
  const fresh = {
    ...(await import('../../runtime/http/serializedResponse.ts')),
    ...(await import('./checkSerialized.ts')),
    ...(await import('../../runtime/log.ts')),
  };
  const warn = vi.spyOn(fresh.log, 'warn').mockImplementation(() => {});
  const end = ServerResponse.prototype.end as End;
  vi.spyOn(ServerResponse.prototype, 'end').mockImplementation(function (
    this: ServerResponse,
    chunk: unknown,
  ) {
    const isSerialized = (this as unknown as { _header: unknown })._header === 'written';
    return isSerialized ? broken.call(this, end, chunk) : end.call(this, chunk);
  } as ServerResponse['end']);
  await fresh.checkSerialized();
  vi.restoreAllMocks();
  expect(warn).toHaveBeenCalledTimes(1);
  const own = createServer((request, response) => {
    const isWritten = fresh.writeSerialized(request, response, serialized);
    response.end(String(isWritten));
  });
  await new Promise<void>((done) => own.listen(0, done));
  const answer = await fetch(`http://localhost:${(own.address() as AddressInfo).port}`);
  expect(await answer.text()).toBe('false');
  own.close();
});
