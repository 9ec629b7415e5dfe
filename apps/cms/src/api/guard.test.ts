import { expect, test } from 'vitest';
import { guard } from './guard.ts';

const reached = guard(async () => new Response('reached'));

async function ask(method: string, path: string, headers: HeadersInit = {}): Promise<number> {
  const request = new Request(`http://localhost/api/${path}`, { method, headers });
  return (await reached(request, { params: Promise.resolve({ slug: path.split('/') }) })).status;
}

const session = { cookie: 'payload-token=whatever' };

test.each([
  ['GET', 'pages'],
  ['GET', 'users'],
  ['GET', 'media'],
  ['GET', 'access'],
  ['POST', 'pages'],
  ['GET', 'payload-jobs/run'],
  ['GET', 'users/init'],
  ['DELETE', 'media/file/x.jpg'],
  ['POST', 'graphql'],
])('[S6.roles.2] the anonymous are told that %s %s does not exist', async (method, path) => {
  expect(await ask(method, path)).toBe(404);
});

test.each([
  ['GET', 'media/file/alps-dawn.jpg'],
  ['HEAD', 'media/file/alps-dawn.jpg'],
  ['POST', 'users/login'],
])('%s %s is open', async (method, path) => {
  expect(await ask(method, path)).toBe(200);
});

test('HEAD is answered as GET would be, without the body', async () => {
  const file = guard(
    async ({ method }) => new Response('bytes', { status: method === 'GET' ? 200 : 404, headers: { 'content-length': '5' } }),
  );
  const request = new Request('http://localhost/api/media/file/alps-dawn.jpg', { method: 'HEAD' });
  const answer = await file(request, { params: Promise.resolve({ slug: ['media', 'file', 'alps-dawn.jpg'] }) });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '5', '']);
});

test('the first administrator is never made over HTTP, not even with a session', async () => {
  expect(await ask('POST', 'users/first-register')).toBe(404);
  expect(await ask('POST', 'users/first-register', session)).toBe(404);
});

test("with a session, Payload's own access decides", async () => {
  expect(await ask('GET', 'pages', session)).toBe(200);
});
