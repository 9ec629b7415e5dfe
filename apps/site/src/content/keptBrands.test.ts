import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { overlayBrands } from '@concierge/brands/liveBrands';
import { brandByCode } from '@concierge/brands/registry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callBackend } from './backend/backend.ts';

vi.mock('./backend/backend.ts', async (original) => ({
  ...(await original<typeof import('./backend/backend.ts')>()),
  callBackend: vi.fn(),
}));

const six = { code: 'SIX', name: 'Sixth School', hosts: ['six.example'] };
const answer = (data: unknown, status = 200) => ({ status, statusText: '', data });
const next = (data: unknown, status?: number) =>
  vi.mocked(callBackend).mockResolvedValueOnce(answer(data, status));
let folder: string;

/** The modules of a site that starts. */
async function start() {
  vi.resetModules();
  overlayBrands([]);
  const { loadKeptBrands, refreshBrands } = await import('./keptBrands.ts');
  loadKeptBrands();
  return refreshBrands;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-brands-'));
  vi.stubEnv('DATA_DIR', folder);
});
afterEach(() => {
  overlayBrands([]);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['empty', { brands: [] }, 200],
  ['of a backend that has lost the call', { errors: [] }, 404],
  ['malformed', { brands: [six, { ...six, code: 'SEVEN', hosts: ['no host'] }] }, 200],
  ['something else', { ok: true }, 200],
])(
  'an answer that is %s leaves the last good brands, after a restart too',
  async (_, data, status) => {
    const refresh = await start();
    next({ brands: [six], tags: ['brands'] });
    expect(await refresh()).toBe(true);
    next(data, status);
    expect(await refresh().catch(() => false)).toBe(false);
    expect(brandByCode('SIX')).toMatchObject(six);
    const again = await start();
    expect(brandByCode('SIX')).toMatchObject(six);
    next(data, status);
    expect(await again().catch(() => false)).toBe(false);
    expect(brandByCode('SIX')).toMatchObject(six);
  },
);

test('a backend that never named brands leaves the shipped ones', async () => {
  const refresh = await start();
  next({ errors: [] }, 404);
  await refresh();
  expect(brandByCode('HIM')).toMatchObject({ name: 'Hotel Institute Mürren' });
});

test('of two answers that cross the newer one stands', async () => {
  const refresh = await start();
  const slow = Promise.withResolvers<ReturnType<typeof answer>>();
  vi.mocked(callBackend).mockReturnValueOnce(slow.promise as never);
  next({ brands: [{ ...six, name: 'New' }] });
  const both = Promise.all([refresh(), refresh()]);
  await new Promise((done) => setTimeout(done, 20));
  slow.resolve(answer({ brands: [{ ...six, name: 'Old' }] }));
  await both;
  expect(brandByCode('SIX')?.name).toBe('New');
});

test('brands that can not be written down are new all the same', async () => {
  vi.stubEnv('DATA_DIR', '/dev/null/nowhere');
  const refresh = await start();
  next({ brands: [six] });
  expect(await refresh()).toBe(true);
  expect(brandByCode('SIX')).toMatchObject(six);
});
