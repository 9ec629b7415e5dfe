import { expect, test } from 'vitest';
import { leadsSecret } from '../runtime/env.ts';
import { signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';
import { guard } from './guard.ts';
import { hasOpenSession } from './hasOpenSession.ts';
import { hasRoute } from './hasRoute.ts';

const payload = await testPayload();
const reached = guard(
  async () => new Response('reached'),
  (request) => hasOpenSession(payload, request),
  async (method, slug) => hasRoute(payload, method, slug),
);

async function ask(method: string, path: string, headers: HeadersInit = {}): Promise<number> {
  const request = new Request(`http://localhost/api/${path}`, { method, headers });
  return (await reached(request, { params: Promise.resolve({ slug: path.split('/') }) })).status;
}

const { token } = await signedIn(payload, 'editor', ['HIM']);
const session = { authorization: `JWT ${token}` };
const site = { authorization: `Bearer ${leadsSecret}` };

test.each([
  ['GET', 'pages'],
  ['GET', 'users'],
  ['GET', 'media'],
  ['GET', 'access'],
  ['POST', 'pages'],
  ['GET', 'payload-jobs/run'],
  ['GET', 'users/init'],
  ['GET', 'media/file/alps-dawn.jpg'],
  ['HEAD', 'media/file/alps-dawn.jpg'],
  ['DELETE', 'media/file/x.jpg'],
  ['POST', 'graphql'],
])(
  'the anonymous are told that %s %s does not exist',
  { tags: ['S6.roles.2'] },
  async (method, path) => {
    expect(await ask(method, path)).toBe(404);
  },
);

const parts = token.split('.');
test.each([
  ['a made-up cookie', { cookie: 'payload-token=whatever', 'sec-fetch-site': 'same-origin' }],
  ['a made-up token', { authorization: 'JWT whatever' }],
  ['a token signed by nobody', { authorization: `JWT ${parts[0]}.${parts[1]}.` }],
  [
    'a token signed by somebody else',
    { authorization: `JWT ${parts[0]}.${parts[1]}.${'A'.repeat(43)}` },
  ],
  ["the site's secret", site],
])('%s opens no list', async (_, headers: Record<string, string>) => {
  for (const path of ['media', 'access', 'pages', 'users'])
    expect(await ask('GET', path, headers), path).toBe(404);
});

test("a genuine session opens lists, by header or by the admin's own cookie", async () => {
  for (const headers of [
    session,
    { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
  ])
    expect(await ask('GET', 'media', headers)).toBe(200);
  expect(
    await ask('GET', 'media', { cookie: `payload-token=${token}`, 'sec-fetch-site': 'cross-site' }),
  ).toBe(404);
});

test('signing in is open to anybody, files to the site and to the signed in', async () => {
  expect(await ask('POST', 'users/login')).toBe(200);
  for (const headers of [site, session])
    for (const method of ['GET', 'HEAD'])
      expect(await ask(method, 'media/file/alps-dawn.jpg', headers)).toBe(200);
  expect(await ask('GET', 'media/file/alps-dawn.jpg', { authorization: 'Bearer wrong' })).toBe(404);
});

test('HEAD is answered as GET would be, without the body', async () => {
  const file = guard(
    async ({ method }) =>
      new Response('bytes', {
        status: method === 'GET' ? 200 : 404,
        headers: { 'content-length': '5' },
      }),
    async () => true,
  );
  const request = new Request('http://localhost/api/media/file/alps-dawn.jpg', { method: 'HEAD' });
  const answer = await file(request, {
    params: Promise.resolve({ slug: ['media', 'file', 'alps-dawn.jpg'] }),
  });
  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
    200,
    '5',
    '',
  ]);
});

test('the first administrator is never made over HTTP, not even with a session', async () => {
  expect(await ask('POST', 'users/first-register')).toBe(404);
  expect(await ask('POST', 'users/first-register', session)).toBe(404);
});

test("with a session, Payload's own access decides", async () => {
  expect(await ask('GET', 'pages', session)).toBe(200);
});

test('what the admin saves in a language is answered in that language alone, unless it asks for another to stand in', async () => {
  const echo = guard(
    async (request) => new Response(`${new URL(request.url).search} ${await request.text()}`),
    async () => true,
  );
  const save = async (method: string, query: string, headers: HeadersInit = {}) => {
    const body = method === 'GET' ? null : 'words';
    const request = new Request(`http://localhost/api/pages/1${query}`, {
      method,
      headers: { ...session, ...headers },
      body,
    });
    return (await echo(request, { params: Promise.resolve({ slug: ['pages', '1'] }) })).text();
  };
  expect(await save('PATCH', '?depth=0&locale=ar')).toBe(
    '?depth=0&locale=ar&fallback-locale=none words',
  );
  expect(await save('POST', '?locale=ar&fallback-locale=en')).toBe(
    '?locale=ar&fallback-locale=en words',
  );
  expect(await save('PATCH', '')).toBe(' words');
  expect(await save('GET', '?locale=ar')).toBe('?locale=ar ');
  // How the admin reads what a picker lists: a name in English is better than none.
  expect(await save('POST', '?locale=ar', { 'x-payload-http-method-override': 'GET' })).toBe(
    '?locale=ar words',
  );
});
