import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverOptions } from '../serverOptions.ts';
import { refuseMalformed } from './refuseMalformed.ts';

const server: Server = createServer(serverOptions, (request, response) => {
  if (!refuseMalformed(request, response)) response.end('served');
});
// As Next does, which then does nothing with most of them.
server.on('upgrade', () => undefined);
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());

/** Sends these lines as they are, and answers the status. */
function fetchStatus(...lines: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write([...lines, 'Host: localhost', '', ''].join('\r\n'));
    });
    socket.setTimeout(3000, () => socket.destroy(new Error('no answer')));
    socket
      .once('data', (chunk) => {
        socket.destroy();
        resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString())?.[1]));
      })
      .on('error', reject);
  });
}

const action = `Next-Action: ${'0a'.repeat(21)}`;

test.each(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])('%s is served', async (method) =>
  expect(await fetchStatus(`${method} /api/pages/%D1%8F?x=% HTTP/1.1`)).toBe(200),
);

test.each(['TRACE', 'PROPFIND', 'PURGE', 'QUERY'])('%s is refused', async (method) =>
  expect(await fetchStatus(`${method} /api/node HTTP/1.1`)).toBe(405),
);

test('a page of the admin takes a body from its own scripts only, and forms say their boundary', async () => {
  const type = (boundary: string) => `Content-Type: multipart/form-data${boundary}`;
  expect(await fetchStatus('POST /admin/login HTTP/1.1', type('; boundary=x'))).toBe(405);
  expect(await fetchStatus('POST /_next/x HTTP/1.1')).toBe(405);
  expect(await fetchStatus('POST /admin HTTP/1.1', action, type('; boundary=x'))).toBe(200);
  expect(await fetchStatus('POST /api/media HTTP/1.1', type('; boundary="x y"'))).toBe(200);
  for (const boundary of ['', ';', '; boundary=', '; boundary="', '; boundary=""'])
    for (const line of ['POST /api/users/login HTTP/1.1', 'POST /admin HTTP/1.1'])
      expect(await fetchStatus(line, action, type(boundary)), boundary).toBe(400);
});

test('an action is one that Next has named, and is asked for by a page of this host', async () => {
  const post = (...lines: string[]) => fetchStatus('POST /admin HTTP/1.1', ...lines);
  for (const name of ['x', '', '..', '"><x>', 'g'.repeat(42)])
    expect(await post(`Next-Action: ${name}`), name).toBe(400);
  for (const origin of ['null', 'http://evil.example', 'http://localhost:81', 'x'])
    expect(await post(action, `Origin: ${origin}`), origin).toBe(403);
  expect(await post(action, 'Origin: http://localhost')).toBe(200);
  const proxied = ['X-Forwarded-Host: cms.example.org', 'Origin: https://cms.example.org'];
  expect(await post(action, ...proxied)).toBe(200);
});

test.each(['/%', '/api/pages/%ff', '/api/media/x/a%%'])('%s names nothing', async (path) =>
  expect(await fetchStatus(`GET ${path} HTTP/1.1`)).toBe(400),
);

test.each(['websocket', 'h2c', 'x'])('a wish for %s gets the usual answer', async (protocol) =>
  expect(
    await fetchStatus('GET /api HTTP/1.1', 'Connection: Upgrade', `Upgrade: ${protocol}`),
  ).toBe(200),
);
