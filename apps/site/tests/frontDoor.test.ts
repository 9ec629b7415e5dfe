import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { siteWithTimeouts } from './siteWithTimeouts.ts';
import { rawRequest, responseStatus, talk } from './talk.ts';

// What comes in before anybody knows what it asks for: hosts, addresses, and work that fails or
// never ends.
const { site, lines } = siteWithTimeouts();

const get = (path: string, ...head: string[]) =>
  talk(site.port, rawRequest(path, { head: [...head, 'Connection: close'] }), 5000);
const ownHost = 'Host: him.localhost';
const page = { accept: 'text/html,*/*' };

test.each(['/_image', '/_image?href=/x.png', '/%5fimage/', '/_server-islands/x'])(
  "the framework's own endpoint %s is not served",
  async (path) => {
    expect(responseStatus((await get(path, 'Host: him.localhost')).text)).toBe(404);
    expect(lines).toEqual([]);
  },
);

const malformed = [
  'him.localhost/ru',
  'him.localhost:81/ru',
  'him.localhost:',
  'him.localhost:port',
  'him.localhost:70000',
  'him.localhost:80:80',
  'him.localhost@evil.example',
  'user@him.localhost',
  'him.localhost?x',
  'him.localhost#x',
  'him.localhost evil.example',
  'him.localhost, him.localhost',
  'him..localhost',
  '.localhost',
  'him%2elocalhost',
  'him.localhost\\ru',
  '[::1',
  '[::1]x',
  '[him.localhost]',
  'h\u00efm.localhost',
  '',
];
test.each(malformed)(
  'the host %j is refused with 400 everywhere, and nothing is remembered of it',
  async (host) => {
    for (const path of [
      '/healthz',
      '/',
      '/en',
      '/en/about/',
      '/static/speculation-rules.json',
      '/api/x',
      '/leads/form',
      '/img/x',
      '/robots.txt',
    ]) {
      expect([path, responseStatus((await get(path, `Host: ${host}`)).text)]).toEqual([path, 400]);
    }
  },
);

test('a host can’t be spelled so that it changes what others are answered', async () => {
  for (const host of [
    'him.localhost/ru',
    'him.localhost:81/ru',
    'him.localhos',
    'him.localhost:80',
    'evil.example',
  ])
    for (const rest of ['/about/', 't/ru/about/', '/ru/about', '/ru/about/'])
      await get(rest, `Host: ${host}`);
  const [whole, short] = [await site.ask('/ru/about/'), await site.ask('/ru/about')];
  expect([whole.status, short.status, short.headers.location]).toEqual([200, 301, '/ru/about/']);
  expect((await site.ask('/ru/about/', { host: 'cr.localhost:81' })).text).toContain(
    'http://cr.localhost:3000/ru/about/',
  );
});

test.each([
  ['two hosts', ['Host: him.localhost', 'Host: cr.localhost']],
  ['the same host twice', ['Host: him.localhost', 'Host: him.localhost']],
  ['an empty host and another', ['Host:', 'Host: him.localhost']],
  ['no host', []],
])('%s: 400', async (_, head) => {
  for (const path of ['/healthz', '/en/about/', '/api/x'])
    expect(responseStatus((await get(path, ...head)).text)).toBe(400);
});

test.each([
  'http://him.localhost/en/about/',
  'http://him.localhost/healthz',
  'https://evil.example/',
  '*',
  'him.localhost:80',
])('the target %s is refused with 400', async (target) => {
  expect(responseStatus((await get(target, 'Host: him.localhost')).text)).toBe(400);
});

test('names, addresses and ports in any spelling are hosts, unknown ones get 421', async () => {
  for (const host of ['HIM.localhost', 'him.localhost:1', 'him.localhost:65535'])
    expect((await site.ask('/en/about/', { host })).status).toBe(200);
  for (const host of ['evil.example', 'him.localhost.', '127.0.0.1:80', '[::1]:80', 'a_b'])
    expect((await site.ask('/en/about/', { host })).status).toBe(421);
});

/** Bytes that are really held, without what is only waiting to be thrown away. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test('a flood of hosts and addresses is forgotten again', async () => {
  const { PageKeys } = await import('../src/server/pages/pageKeys.ts');
  const { hostTable } = await import('../src/routing/hosts.ts');
  const before = heldBytes();
  const keys = new PageKeys(hostTable());
  for (let index = 0; index < 100_000; index += 1)
    keys.findTarget(`him.localhost:${index % 65_536}`, `/en/${'x'.repeat(300)}${index}/`);
  expect(heldBytes() - before).toBeLessThan(45 * 2 ** 20);
}, 30_000);

test('endpoints see the brand’s canonical address, whatever the visitor calls the host', async () => {
  const { url } = JSON.parse(
    (
      await site.ask('/api/x?y=//z', {
        host: 'HIM.localhost:8080',
        headers: { 'x-forwarded-proto': 'https' },
      })
    ).text,
  );
  expect(url).toBe('http://him.localhost:3000/api/x?y=//z');
});

test.each([
  ['/api/x', 'en', 'ltr', 'Something went wrong'],
  ['/es/preview/', 'es', 'ltr', ''],
  ['/ar/preview/', 'ar', 'rtl', ''],
])(
  'work for %s that fails is 500 in the visitor’s language, with one line in the log',
  async (path, lang, dir, title) => {
    site.answerRequest = () => Promise.reject(new Error('broken'));
    const { status, text, headers } = await site.ask(`${path}?secret=1`, { headers: page });
    expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(text).toContain(`lang="${lang}" dir="${dir}"`);
    expect(text).toContain('Hotel Institute');
    expect(text).toContain(title);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('secret');
  },
);

test('a HEAD ends the making of a body that it does not send', async () => {
  const cancel = vi.fn();
  site.answerRequest = async () => new Response(new ReadableStream({ cancel }));
  const { status, body } = await site.ask('/api/x', { method: 'HEAD' });
  expect([status, body.length]).toEqual([200, 0]);
  await vi.waitFor(() => expect(cancel).toHaveBeenCalled(), 30_000);
});

test.each([
  [
    'an exception before any promise',
    () => {
      throw new Error('broken');
    },
  ],
  [
    'an answer that can’t be written',
    async () => new Response('x', { status: 200, headers: { 'x-odd': '\u0001' } }),
  ],
  [
    'a body that breaks',
    async () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('broken')) })),
  ],
] as const)('%s ends the request with one line in the log', async (_, answer) => {
  site.answerRequest = answer as never;
  const { text, ended } = await talk(
    site.port,
    `${rawRequest('/api/x', { method: 'POST', head: [ownHost, 'Content-Length: 2'] })}{}`,
    250,
  );
  expect(responseStatus(text) === 500 || ended).toBe(true);
  expect(lines).toHaveLength(1);
});

test.each(['TRACE', 'PROPFIND', 'QUERY'])(
  'the method %s is answered 405 by endpoints',
  async (method) => {
    expect(
      responseStatus(
        (await talk(site.port, rawRequest('/api/x', { method, head: [ownHost] }))).text,
      ),
    ).toBe(405);
  },
);

test('without its token /healthz says only whether the site is ready', async () => {
  const bodies = await Promise.all(
    [undefined, 'Bearer ', 'Bearer wrong', 'a-token-of-tests'].map((authorization) =>
      site.ask('/healthz', { headers: authorization === undefined ? {} : { authorization } }),
    ),
  );
  for (const { status, text } of bodies) expect([status, text]).toEqual([200, '{"ready":true}']);
  expect(await site.health()).toMatchObject({
    ready: true,
    backend: expect.any(String),
    pages: { published: expect.any(Number) },
  });
});
