import type { IncomingMessage } from 'node:http';
import { readTrust } from '@concierge/server/proxies/trustedProxies';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** Whom a request with these words of proxies is taken to come from. */
async function visitor(
  trusted: string,
  peer: string | undefined,
  forwarded?: string,
): Promise<string> {
  vi.stubEnv('TRUST_PROXY', trusted);
  vi.resetModules();
  const { clientAddress } = await import('./clientAddress.ts');
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return clientAddress({ headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage);
}

const made = '6.6.6.6';
test.each([
  ['nobody is believed', '', '10.0.0.1', made, '10.0.0.1'],
  ['nobody is believed by 0', '0', '10.0.0.1', made, '10.0.0.1'],
  [
    'one hop: the rightmost, whatever the visitor wrote before it',
    '1',
    '10.0.0.1',
    `${made}, 1.2.3.4`,
    '1.2.3.4',
  ],
  ['one hop that says nothing', '1', '10.0.0.1', undefined, '10.0.0.1'],
  ['two hops', '2', '10.0.0.1', `${made}, 1.2.3.4, 10.0.0.2`, '1.2.3.4'],
  [
    'networks, from right to left',
    'loopback, 10.0.0.0/8',
    '127.0.0.1',
    `${made}, 1.2.3.4, 10.9.9.9`,
    '1.2.3.4',
  ],
  ['a stranger who comes past the proxies', '10.0.0.0/8', '1.2.3.4', made, '1.2.3.4'],
  ['a proxy seen as IPv4 in IPv6', '10.0.0.0/8', '::ffff:10.0.0.1', '::ffff:1.2.3.4', '1.2.3.4'],
  ['the same in hexadecimal', '1', '10.0.0.1', '::ffff:102:304', '1.2.3.4'],
  ['IPv6 in its one spelling', '1', '10.0.0.1', '2001:DB8:0:0::0001', '2001:db8::1'],
  [
    'addresses with ports',
    '10.0.0.0/8',
    '10.0.0.1',
    '[2001:db8::1]:4711, 10.0.0.2:80',
    '2001:db8::1',
  ],
  ['what is no address is not believed', '1', '10.0.0.1', `${made}, <script>`, '10.0.0.1'],
  ['nor what stands behind it', '2', '10.0.0.1', `${made}, unknown, 10.0.0.2`, '10.0.0.2'],
  ['an address in another notation', '1', '10.0.0.1', '0x01020304', '10.0.0.1'],
  ['a connection that is gone', '1', undefined, undefined, ''],
])('%s', async (_, trusted, peer, forwarded, address) => {
  expect(await visitor(trusted, peer, forwarded)).toBe(address);
});

test.each([
  'true',
  'yes',
  '-1',
  '1.5',
  '10.0.0.0/0',
  '10.0.0.0/33',
  'localhost',
  '10.0.0.1 10.0.0.2',
  '10.0.0.1,',
  ',',
])('TRUST_PROXY=%s stops the start with a sentence', (written) => {
  expect(() => readTrust(written)).toThrow(
    /^TRUST_PROXY=.* is neither a number of hops nor a list/,
  );
});
