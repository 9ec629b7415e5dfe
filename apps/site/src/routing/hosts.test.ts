import { brandByCode } from '@concierge/brands/registry';
import { afterEach, expect, test, vi } from 'vitest';
import { brandOrigin } from './hosts.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['the site’s own port', { PORT: '3000' }, 'http://him.localhost:3000'],
  [
    'a proxy’s port',
    { PORT: '3006', SITE_URL: 'http://localhost:8080' },
    'http://him.localhost:8080',
  ],
  [
    'a port of its own where the proxy is elsewhere',
    { PORT: '3006', SITE_URL: 'https://www.example.org' },
    'http://him.localhost:3006',
  ],
  [
    'the address of a site of one brand',
    { BRAND: 'HIM', SITE_URL: 'https://www.example.org' },
    'https://www.example.org',
  ],
  [
    'its own host beside a site of another brand',
    { BRAND: 'SEG', SITE_URL: 'https://www.example.org', HOSTS_HIM: 'him.example.org' },
    'https://him.example.org',
  ],
  [
    'https on a public host',
    { HOSTS_HIM: 'him.example.org', SITE_URL: 'http://localhost:8080' },
    'https://him.example.org',
  ],
])('a brand’s origin has %s', (_, env, origin) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const him = brandByCode('HIM');
  expect(him && brandOrigin(him)).toBe(origin);
});
