import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadsSecret } from '../../runtime/env.ts';
import { json } from '../../runtime/http/respond.ts';
import { quickCalls } from './quickCalls.ts';
import { endWaiting, serveQuick } from './serveQuick.ts';

const seen: string[] = [];
const server: Server = createServer((message, response) => {
  if (!serveQuick(message, response)) response.writeHead(418).end('Next');
});

beforeAll(async () => {
  quickCalls.set('POST /api/echo', async (request) =>
    json({ brand: request.headers.get('entorno'), url: request.url, body: await request.json() }),
  );
  quickCalls.set(
    'GET /api/wait',
    (request) =>
      new Promise((done) => request.signal.addEventListener('abort', () => done(ended()))),
  );
  quickCalls.set('GET /api/plain', async () => new Response('plain', { status: 404 }));
  await new Promise<void>((done) => server.listen(0, done));
});
afterAll(() => {
  for (const call of ['POST /api/echo', 'GET /api/wait', 'GET /api/plain']) quickCalls.delete(call);
  server.close();
});

function ended(): Response {
  seen.push('aborted');
  return json({ changes: [] });
}

function call(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; length: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = ask(
      {
        port: (server.address() as AddressInfo).port,
        method,
        path,
        agent: false,
        headers: { entorno: 'HIM', ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            length: response.headers['content-length'],
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a quick call gets the request whole, its answer is written with its length in bytes', async () => {
  const { status, text, length } = await call('POST', '/api/echo?lang=en', '{"nodeUrl":"/en/é/"}');
  expect(JSON.parse(text)).toEqual({
    brand: 'HIM',
    url: expect.stringContaining('/api/echo?lang=en'),
    body: { nodeUrl: '/en/é/' },
  });
  expect([status, length]).toEqual([200, String(Buffer.byteLength(text))]);
  expect(await call('GET', '/api/plain')).toEqual({ status: 404, text: 'plain', length: '5' });
});

test('every other method and path is left to Next', async () => {
  for (const [method, path] of [
    ['GET', '/api/echo'],
    ['POST', '/api/echo/'],
    ['POST', '/api/pages'],
  ] as const)
    expect(await call(method, path)).toMatchObject({ status: 418, text: 'Next' });
  for (const name of ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'])
    expect(await call('POST', '/api/echo', 'limit=1', { [name]: 'GET' })).toMatchObject({
      status: 418,
    });
});

test('a body above 64 KB is refused to whoever does not show the secret', async () => {
  const body = JSON.stringify('x'.repeat(70_000));
  const status = async (authorization: string) =>
    (await call('POST', '/api/echo', body, { authorization }).catch(() => ({ status: 413 })))
      .status;
  expect(await status('Bearer wrong')).toBe(413);
  expect(await status(`Bearer ${leadsSecret}`)).toBe(200);
});

test('a call that waits is told when its caller goes, and answers at once when the server is to end', async () => {
  const waiting = call('GET', '/api/wait');
  await new Promise((done) => setTimeout(done, 100));
  endWaiting();
  expect(await waiting).toMatchObject({ status: 200, text: '{"changes":[]}' });
  const gone = ask({
    port: (server.address() as AddressInfo).port,
    path: '/api/wait',
    agent: false,
  });
  gone.on('error', () => undefined).end();
  await new Promise((done) => setTimeout(done, 100));
  gone.destroy();
  await expect.poll(() => seen).toEqual(['aborted', 'aborted']);
});
