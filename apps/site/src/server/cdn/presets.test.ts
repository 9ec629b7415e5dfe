import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { edgeGrid } from './edgeGrid.ts';
import { readCdn } from './readCdn.ts';
import { sendPurge } from './sendPurge.ts';

// The calls of each cache in front as its vendor documents them, over a socket.
const calls: { method: string; path: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
let answer = { status: 200, body: '{"success":true}' };
const vendor = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { method = '', url: path = '', headers } = request;
  calls.push({ method, path, headers, body: JSON.parse(body) });
  response.writeHead(answer.status).end(answer.body);
}).listen(0, '127.0.0.1');
await once(vendor, 'listening');
afterAll(() => void vendor.close());

const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
const akamai = {
  AKAMAI_HOST: 'akaa-x.luna.akamaiapis.net',
  AKAMAI_CLIENT_TOKEN: 'akab-client',
  AKAMAI_CLIENT_SECRET: 'secret',
  AKAMAI_ACCESS_TOKEN: 'akab-access',
};
const account = { CDN_ID: 'zone-1', PURGE_TOKEN: 'the-token', CDN_API: origin };
const open = (env: Readonly<Record<string, string>>) => {
  const cdn = readCdn((name) => env[name]);
  if (!cdn) throw new Error('there is no cache in front');
  return cdn;
};

test.each([
  [
    'cloudflare',
    '/zones/zone-1/purge_cache',
    { authorization: 'Bearer the-token' },
    { tags: ['a', 'b'] },
  ],
  [
    'fastly',
    '/service/zone-1/purge',
    { 'fastly-key': 'the-token', 'fastly-soft-purge': '1' },
    { surrogate_keys: ['a', 'b'] },
  ],
  ['bunny', '/pullzone/zone-1/purgeCache', { accesskey: 'the-token' }, { CacheTag: 'a' }],
  [
    'akamai',
    '/ccu/v3/invalidate/tag/production',
    {
      authorization: expect.stringMatching(
        /^EG1-HMAC-SHA256 client_token=akab-client;access_token=akab-access;timestamp=\d{8}T\d\d:\d\d:\d\d\+0000;nonce=[\w-]+;signature=.+=$/,
      ),
    },
    { objects: ['a', 'b'] },
  ],
])('%s is told by its own call', async (CDN, path, headers, body) => {
  calls.length = 0;
  const cdn = open({ CDN, ...account, ...akamai });
  await sendPurge(cdn, ['a', 'b'].slice(0, cdn.tagsPerCall));
  expect(calls).toEqual([
    {
      method: 'POST',
      path,
      headers: expect.objectContaining({ 'content-type': 'application/json', ...headers }),
      body,
    },
  ]);
});

test('a webhook is told by the bearer of its token', async () => {
  calls.length = 0;
  await sendPurge(open({ PURGE_WEBHOOK: `${origin}/purge`, PURGE_TOKEN: 'x' }), ['a']);
  expect(calls).toMatchObject([
    { path: '/purge', headers: { authorization: 'Bearer x' }, body: { tags: ['a'] } },
  ]);
});

test('what a cache refuses is no purge, not even where it says so by 200', async () => {
  const cdn = open({ CDN: 'cloudflare', ...account });
  for (const wrong of [
    { status: 200, body: '{"success":false}' },
    { status: 200, body: 'no JSON' },
    { status: 429, body: '{"success":true}' },
    { status: 302, body: '' },
  ]) {
    answer = wrong;
    await expect(sendPurge(cdn, ['a'])).rejects.toThrow();
  }
});

// The vendor's own example of a signed POST (AkamaiOPEN-edgegrid, test data).
test('a call to Akamai is signed as its vendor signs it', () => {
  const client = {
    clientToken: 'akab-client-token-xxx-xxxxxxxxxxxxxxxx',
    clientSecret: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=',
    accessToken: 'akab-access-token-xxx-xxxxxxxxxxxxxxxx',
  };
  const url = 'https://akaa-baseurl-xxxxxxxxxxx-xxxxxxxxxxxxx.luna.akamaiapis.net/testapi/v1/t3';
  const at = {
    now: new Date('2014-03-21T19:34:21Z'),
    nonce: 'nonce-xx-xxxx-xxxx-xxxx-xxxxxxxxxxxx',
  };
  expect(edgeGrid(client, url, 'datadatadatadatadatadatadatadata', at)).toContain(
    'signature=hXm4iCxtpN22m4cbZb4lVLW5rhX8Ca82vCFqXzSTPe4=',
  );
});

test('tags of Akamai have the characters and the length that it takes', () => {
  const { tag } = open({ CDN: 'akamai', ...akamai });
  for (const name of ['page:HIM/about/', 'brand:CAA', '(a)*', `page:${'ü'.repeat(99)}`, 'a b,c'])
    expect(tag(name)).toMatch(/^[\w!#$%&'+.^`|~-]{1,128}$/);
  expect(tag('page:a')).not.toBe(tag('page:b'));
});

test('an account that lacks something stops the start with a sentence', () => {
  expect(() => open({ CDN: 'fastly', CDN_ID: 'x' })).toThrow('CDN=fastly needs PURGE_TOKEN.');
  expect(() => open({ CDN: 'akamai' })).toThrow('CDN=akamai needs AKAMAI_HOST.');
  expect(readCdn(() => undefined)).toBeUndefined();
});
