import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyLimits, limitBody } from './limitBody.ts';

/** Bytes that the application behind the limit got, request by request. */
const read: number[] = [];
const server: Server = createServer(async (message, response) => {
  if (!limitBody(message, response)) return;
  let size = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) size += chunk.length;
    response.end(`read ${size}`);
  } catch {
    response.destroy();
  } finally {
    read.push(size);
  }
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => server.close());

/**
 * Writes a head, then pieces as long as the connection takes them; answers what came back and how
 * many bytes went out.
 */
function send(
  head: string,
  pieces: Iterable<string> = [],
): Promise<{ text: string; written: number }> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let text = '';
    let written = 0;
    let open = true;
    const end = () => {
      open = false;
      resolve({ text, written });
    };
    socket.setTimeout(3000, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk;
      if (/\r\n\r\n(read|\{)/.test(text)) open = false;
    });
    socket.on('error', () => undefined).on('close', end);
    socket.write(`${head}\r\nHost: cms\r\nConnection: close\r\n\r\n`, async () => {
      for (const piece of pieces) {
        if (!open) break;
        written += piece.length;
        await new Promise((done) => socket.write(piece, done));
      }
    });
  });
}

const session = 'Cookie: payload-token=whatever';
const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
const chunks = (count: number): string[] => [
  ...Array.from({ length: count }, () => chunk),
  '0\r\n\r\n',
];
const chunked = 'Transfer-Encoding: chunked';
const form = 'Content-Type: multipart/form-data; boundary=x';

test.each([
  ['a stranger', 'POST /api/users/login HTTP/1.1'],
  ['a stranger to the contract', 'POST /api/leads HTTP/1.1'],
  ['somebody with a session', `POST /api/pages HTTP/1.1\r\n${session}`],
  ['a file that is no file', `POST /api/pages HTTP/1.1\r\n${session}\r\n${form}`],
  ['a file', `POST /api/media HTTP/1.1\r\n${session}\r\n${form}`],
  ['a reader', 'GET /api/media HTTP/1.1'],
])('%s who states ten gigabytes is refused before a byte of them is read', async (_, head) => {
  const before = read.length;
  const { text } = await send(`${head}\r\nContent-Length: 10000000000`);
  expect(text).toMatch(/^HTTP\/1\.1 413 .*"errors"/s);
  expect(read.length).toBe(before);
});

test('chunks are counted, and the connection ends at the limit', async () => {
  const { text, written } = await send(`POST /api/users/login HTTP/1.1\r\n${chunked}`, chunks(200));
  expect(text).toMatch(/^HTTP\/1\.1 413 /);
  expect(written).toBeLessThan(200 * chunk.length);
  await expect.poll(() => read.at(-1)).toBeLessThanOrEqual(bodyLimits.anonymous);
});

test('what fits passes whole, stated or in chunks', async () => {
  expect(
    (await send(`POST /api/pages HTTP/1.1\r\n${session}\r\n${chunked}`, chunks(20))).text,
  ).toContain(`read ${20 * 65_536}`);
  expect(
    (
      await send(`POST /api/leads HTTP/1.1\r\nAuthorization: Bearer x\r\nContent-Length: 100000`, [
        'x'.repeat(100_000),
      ])
    ).text,
  ).toContain('read 100000');
  const file = bodyLimits.withCredentials + 65_536;
  expect(
    (
      await send(
        `PATCH /api/media/12?depth=0 HTTP/1.1\r\n${session}\r\n${form}\r\nContent-Length: ${file}`,
        ['x'.repeat(file)],
      )
    ).text,
  ).toContain(`read ${file}`);
});
