import { afterEach, expect, test, vi } from 'vitest';
import { brandCodes, brands } from './brands.ts';
import { brandByCode, brandHosts } from './registry.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  [1, 'group', 'SEG'],
  [2, 'business and hospitality college', 'CR'],
  [3, 'culinary academy', 'CAA'],
  [4, 'hotel institute', 'HIM'],
  [5, 'hotel management school', 'SHMS'],
] as const)(
  'school %i is the %s, code %s',
  { tags: [...['S1.schools.1', 'S1.schools.2', 'S1.schools.3', 'S1.schools.4', 'S1.schools.5']] },
  (id, kind, code) => {
    expect(brands.filter((brand) => brand.id === id || brand.code === code)).toEqual([
      expect.objectContaining({ id, kind, code }),
    ]);
  },
);

test('the college has a country-specific long code, which is understood and never takes the place of CR', {
  tags: ['S1.schools.6'],
}, () => {
  expect(brands.find(({ code }) => code === 'CR')?.longCode).toBe('CRCS');
  for (const written of ['CRCS', 'crcs', 'CR', 'cr']) expect(brandByCode(written)?.code).toBe('CR');
});

test('a group site and four school sites, each on hosts of its own', {
  tags: ['S1.product.2', 'S1.product.3', 'S1.product.4', 'S1.env.1'],
}, () => {
  expect([...brandCodes].sort()).toEqual(['CAA', 'CR', 'HIM', 'SEG', 'SHMS']);
  expect(brands.filter(({ isMicrosite }) => !isMicrosite).map(({ code }) => code)).toEqual(['SEG']);
  const hosts = brands.flatMap((brand) => brandHosts(brand));
  expect(new Set(hosts).size).toBe(hosts.length);
  expect(hosts.length).toBeGreaterThanOrEqual(5);
  for (const { kind } of brands.filter(({ isMicrosite }) => isMicrosite))
    expect(kind).toMatch(/hotel|culinary|business/);
});

test('the environment gives a brand other hosts', { tags: ['S1.env.1'] }, () => {
  vi.stubEnv('HOSTS_HIM', 'www.him.example.org, him.example.org');
  const him = brandByCode('HIM');
  expect(him && brandHosts(him)).toEqual(['www.him.example.org', 'him.example.org']);
});

test('no brand brings a container: an installation chooses one a brand', {
  tags: ['S1.env.6'],
}, () => {
  expect(JSON.stringify(brands)).not.toMatch(/GTM-/);
});
