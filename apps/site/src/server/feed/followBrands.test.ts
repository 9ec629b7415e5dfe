import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshBrands } from '../../content/keptBrands.ts';
import type { Purge } from '../assembleSite.ts';
import { purgeInFront } from '../cdn/purgeCdn.ts';
import { followBrands } from './followBrands.ts';

vi.mock('../../content/keptBrands.ts', () => ({ refreshBrands: vi.fn() }));
vi.mock('../cdn/purgeCdn.ts', () => ({ purgeInFront: vi.fn() }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const brandsPurge: Purge = { tags: ['brands', 'shell'], at: 1, position: 7 };

test('purges of brands that can not be kept on disk are told all the same', async () => {
  vi.mocked(refreshBrands).mockResolvedValue(true);
  const report = vi.fn<(purge: Purge) => void>();
  const full = () => {
    throw new Error('database or disk is full');
  };
  const apply = followBrands(full, report);
  await vi.advanceTimersByTimeAsync(0);
  apply(brandsPurge);
  await vi.advanceTimersByTimeAsync(0);
  expect(report.mock.calls.map(([{ tags }]) => tags)).toEqual([['*'], ['brands', 'shell']]);
});

test('however many changes of brands meet a backend that is away, it is asked once every five seconds', async () => {
  vi.mocked(refreshBrands).mockReset().mockRejectedValue(new Error('503'));
  const apply = followBrands(
    (purge) => purge,
    () => undefined,
  );
  for (let change = 0; change < 10; change++) apply(brandsPurge);
  await vi.advanceTimersByTimeAsync(0);
  vi.mocked(refreshBrands).mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.mocked(refreshBrands).mock.calls.length).toBeLessThan(14);
});

test('the cache in front is told of brands after the site has them, also where it got them late', async () => {
  const steps: string[] = [];
  vi.mocked(purgeInFront).mockImplementation((tags) => void steps.push(`in front: ${tags}`));
  vi.mocked(refreshBrands)
    .mockReset()
    .mockResolvedValueOnce(false)
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValueOnce(true);
  const apply = followBrands(
    (purge) => purge,
    ({ tags }) => void steps.push(`site: ${tags}`),
  );
  await vi.advanceTimersByTimeAsync(0);
  apply({ tags: ['page:HIM/'], at: 1, position: 6 });
  expect(steps.splice(0)).toEqual(['site: page:HIM/']);
  apply(brandsPurge);
  expect(steps).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect(steps.splice(0)).toEqual(['site: brands,shell', 'in front: brands,shell']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(steps).toEqual(['site: *', 'in front: *']);
});
