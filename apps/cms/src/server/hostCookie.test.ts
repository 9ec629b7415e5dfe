import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { prefixCookie } from './hostCookie.ts';

/** A server that answers the cookies that it was sent, and sets those of Payload. */
const server = createServer((request, response) => {
  prefixCookie(request, response);
  response.setHeader('set-cookie', [
    'payload-token=abc; Path=/; Secure=true; HttpOnly=true; SameSite=Lax',
    'payload-lng=ar; Path=/',
  ]);
  response.end(request.headers.cookie);
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());

const ask = (cookie: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers: { cookie } });

test('the session has a prefix in the browser that nothing else has', async () => {
  expect((await ask('a=b')).headers.getSetCookie()).toEqual([
    '__Host-payload-token=abc; Path=/; Secure=true; HttpOnly=true; SameSite=Lax',
    'payload-lng=ar; Path=/',
  ]);
});

test.each([
  ['payload-lng=ar; __Host-payload-token=own', 'payload-lng=ar; payload-token=own'],
  ['payload-token=planted; __Host-payload-token=own', 'payload-token=own'],
  ['__Host-payload-token=own; payload-token=planted', 'payload-token=own'],
  ['payload-token=planted', ''],
  ['payload-theme=dark', 'payload-theme=dark'],
])('of %s the backend reads %s', async (sent, read) => {
  expect(await (await ask(sent)).text()).toBe(read);
});
