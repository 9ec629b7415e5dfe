import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteUnderTest } from './siteUnderTest.ts';
import { openSocket, responseStatus, talk } from './talk.ts';

// What is sent to harm: the right status, bounded memory, and the pages of others untouched. How
// much others wait is measured by `npm run bench`.
const site = new SiteUnderTest();
beforeAll(async () => {
  Object.assign(process.env, { TRUST_PROXY: 'loopback', LEAD_LIMITS: '15,150,6' });
  await site.start();
  await site.ask('/en/about/');
});
afterAll(() => site.stop());

/** What comes back for bytes as they are. */
const send = async (bytes: string) => (await talk(site.port, bytes)).text;
const rawRequest = (head: string, method = 'GET') =>
  `${method} /en/about/ HTTP/1.1\r\nHost: him.localhost\r\n${head}\r\n`;

test.each([
  ['a header of 20 KB', rawRequest(`X-Long: ${'x'.repeat(20_000)}\r\n`), 431],
  ['two thousand headers', rawRequest('X-Many: 1\r\n'.repeat(2000)), 431],
  ['nonsense in place of a request', '\u0016\u0003\u0001 hello\r\n\r\n', 400],
  ['two lengths', rawRequest('Content-Length: 5\r\nContent-Length: 6\r\n', 'POST'), 400],
  [
    'a length and chunks',
    rawRequest('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', 'POST'),
    400,
  ],
  ['a header folded over lines', rawRequest('X-Folded: a\r\n b\r\n'), 400],
  ['no host', 'GET /en/about/ HTTP/1.1\r\n\r\n', 400],
  ['a method that nobody knows', rawRequest('', 'BREW'), 400],
  ['TRACE', rawRequest('', 'TRACE'), 405],
])('%s is answered as it should be', async (_, bytes, status) => {
  expect(responseStatus(await send(bytes))).toBe(status);
});

test.each([
  ['a range of a page', { range: 'bytes=0-9' }],
  [
    'many ranges',
    { range: `bytes=${Array.from({ length: 500 }, (_, index) => `${index}-${index}`).join(',')}` },
  ],
  ['broken encodings', { 'accept-encoding': ';;;,q=,br;q=9,*;q=' }],
  ['four thousand encodings', { 'accept-encoding': 'x,'.repeat(4000) }],
  [
    'broken conditions',
    {
      'if-none-match': `${'"x",'.repeat(2000)}W/`,
      'if-modified-since': 'yesterday',
      'if-match': '"y"',
    },
  ],
])('%s gets the whole page', async (_, headers) => {
  const whole = await site.ask('/en/about/');
  const answer = await site.ask('/en/about/', { headers });
  expect([answer.status, answer.text]).toEqual([200, whole.text]);
});

test('a flood of queries renders a page once, a flood of searches keeps to its share of memory', async () => {
  const before = site.renderCount('/en/about/');
  const flood = async (address: (index: number) => string, count: number) => {
    for (let index = 0; index < count; index += 50)
      await Promise.all(Array.from({ length: 50 }, (_, more) => site.ask(address(index + more))));
  };
  await flood((index) => `/en/about/?x${index}=${index}&page=${index}`, 300);
  await flood((index) => `/en/search/?search_api_fulltext=${'q'.repeat(150)}${index}`, 300);
  expect(site.renderCount('/en/about/')).toBe(before);
  const { pages } = await site.health();
  expect(pages.bytes).toBeLessThan(64 * 2 ** 20 * 1.32);
  await site.ask('/en/about/');
  expect(site.renderCount('/en/about/')).toBe(before);
}, 30_000);

test('an address that asks for three hundred new searches and lists waits, and gets what is there', async () => {
  const ask = (path: string, address = '198.51.100.1') =>
    site.ask(path, { headers: { 'x-forwarded-for': address } });
  const statuses: number[] = [];
  for (let index = 0; index < 310; index += 2) {
    const paths = [`/en/search/?search_api_fulltext=w${index}`, `/en/programs/?q=w${index}`];
    for (const { status } of await Promise.all(paths.map((path) => ask(path))))
      statuses.push(status);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(300);
  const refused = await ask('/ar/search/?search_api_fulltext=another');
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(refused.text).toContain('<html lang="ar"');
  for (const path of ['/en/about/', '/en/about/?utm_source=a', '/en/visit/'])
    expect((await ask(path)).status).toBe(200);
  const another = await ask('/en/search/?search_api_fulltext=another', '203.0.113.1');
  expect(another.status).not.toBe(429);
}, 30_000);

test('clients that send a byte at a time or read nothing hold up nobody', async () => {
  const slow = Array.from({ length: 100 }, (_, index) => {
    const begun = 'GET /en/about/ HTTP/1.1\r\nHost: him';
    return openSocket(site.port, index % 2 === 0 ? begun : rawRequest('').repeat(50)).pause();
  });
  await new Promise((done) => setTimeout(done, 200));
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask('/en/about/')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  for (const socket of slow) socket.destroy();
}, 30_000);

test('requests that wait behind each other on one connection are all answered', async () => {
  const answers = await send(rawRequest('').repeat(19) + rawRequest('Connection: close\r\n'));
  expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(20);
});
