import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostNames, refuseHost } from './hostRefusal.ts';

const allowed = hostNames({ CMS_URL: 'https://cms.example.org', CMS_HOSTS: 'cms, 10.0.0.7' });
const server: Server = createServer((request, response) => {
  if (!refuseHost(allowed, request, response)) response.end('served');
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());

/** Sends these lines as they are, and answers the status. */
function fetchStatus(...lines: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`);
    });
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
    socket
      .on('end', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])))
      .on('error', reject);
  });
}

test.each([
  'cms.example.org',
  'CMS.Example.ORG:443',
  'cms.example.org.',
  'localhost',
  'localhost:3001',
  '127.0.0.1:3001',
  '[::1]:3001',
  'cms:3001',
  '10.0.0.7',
])('the backend answers as %s', async (host) =>
  expect(await fetchStatus('GET / HTTP/1.1', `Host: ${host}`)).toBe(200),
);

test.each([
  'evil.example',
  'cms.example.org.evil.example',
  'localhost.evil.example',
  '192.168.0.1',
  '[::2]',
  'xlocalhost',
])('the backend does not answer as %s', async (host) => {
  expect(await fetchStatus('GET / HTTP/1.1', `Host: ${host}`)).toBe(421);
  expect(await fetchStatus('GET / HTTP/1.1', 'Host: localhost', `X-Forwarded-Host: ${host}`)).toBe(
    421,
  );
});

test.each([
  [['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
  [['GET / HTTP/1.1', 'Host: localhost', 'host: localhost']],
  [['GET / HTTP/1.1', 'Host: localhost/admin']],
  [['GET / HTTP/1.1', 'Host: localhost@evil.example']],
  [['GET / HTTP/1.1', 'Host: localhost:80:81']],
  [['GET / HTTP/1.1', 'Host: localhost, evil.example']],
  [['GET / HTTP/1.1', 'Host:']],
  [['GET / HTTP/1.1']],
  [['GET / HTTP/1.0']],
  [['GET http://evil.example/ HTTP/1.1', 'Host: localhost']],
  [
    [
      'GET / HTTP/1.1',
      'Host: localhost',
      'X-Forwarded-Host: localhost',
      'X-Forwarded-Host: evil.example',
    ],
  ],
])('%j is a bad request', async (lines) => expect(await fetchStatus(...lines)).toBe(400));
