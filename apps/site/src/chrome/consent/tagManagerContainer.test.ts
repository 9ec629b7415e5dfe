import { brands } from '@concierge/brands/brands';
import type { Vendor } from '@concierge/contract/vendors';
import { afterEach, expect, test, vi } from 'vitest';
import { tagManagerContainer } from './tagManagerContainer.ts';

afterEach(() => vi.unstubAllEnvs());

const containers = (...vendors: Vendor[]) =>
  brands.flatMap((brand) => tagManagerContainer(brand, { vendors }) ?? []);

test('a brand has the container that its environment names, and none without', {
  tags: ['S1.env.5', 'S1.env.6'],
}, () => {
  expect(containers('google_tag_manager')).toEqual([]);
  vi.stubEnv('GTM_HIM', 'GTM-OURS');
  vi.stubEnv('GTM_CAA', '');
  expect(containers('google_tag_manager')).toEqual(['GTM-OURS']);
});

test('a brand that has not chosen the tag manager loads no container', () => {
  vi.stubEnv('GTM_HIM', 'GTM-OURS');
  expect(containers('matomo')).toEqual([]);
});
