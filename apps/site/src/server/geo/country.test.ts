import type { APIContext } from 'astro';
import { expect, test } from 'vitest';

/** `GET /api/geolocation` as a visitor at an address asks it, with whatever query and headers. */
async function ask(
  clientAddress: string,
  query = '',
  headers: Record<string, string> = {},
): Promise<unknown> {
  const { GET } = await import('../../pages/api/geolocation.ts');
  const request = new Request(`https://him.example.org/api/geolocation${query}`, { headers });
  const response = await GET({ request, clientAddress } as APIContext);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return response.json();
}

test('geolocation answers the country code of the address, and takes no parameters', {
  tags: ['S7.geo.1', 'S7.geo.2'],
}, async () => {
  expect(await ask('129.132.19.216')).toEqual({ countryCode: 'CH' });
  expect(await ask('::ffff:129.132.19.216')).toEqual({ countryCode: 'CH' });
  expect(await ask('129.132.19.216', '?countryCode=CN&ip=8.8.8.8')).toEqual({ countryCode: 'CH' });
});

test('an unknown country is null', { tags: ['S7.geo.2'] }, async () => {
  for (const address of ['127.0.0.1', '10.0.0.1', 'no address', ''])
    expect(await ask(address)).toEqual({ countryCode: null });
});

test('behind a trusted proxy the network’s word counts, its words for unknown do not', {
  tags: ['S7.geo.2'],
}, async () => {
  expect(await ask('129.132.19.216', '', { 'cf-ipcountry': 'SG' })).toEqual({ countryCode: 'SG' });
  for (const unknown of ['XX', 'T1', 'singapore'])
    expect(await ask('127.0.0.1', '', { 'cf-ipcountry': unknown })).toEqual({ countryCode: null });
});
