import { brands } from '@concierge/brands/brands';
import { afterEach, expect, test, vi } from 'vitest';
import { containerOf } from './containerOf.ts';

afterEach(() => vi.unstubAllEnvs());

test('[S1.env.5] [S1.env.6] a brand has the container that its environment names, and none without', () => {
  expect(brands.map(containerOf)).toEqual(brands.map(() => undefined));
  vi.stubEnv('GTM_HIM', 'GTM-OURS');
  vi.stubEnv('GTM_CAA', '');
  expect(brands.flatMap((brand) => containerOf(brand) ?? [])).toEqual(['GTM-OURS']);
});
