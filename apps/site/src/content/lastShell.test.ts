import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brands } from '@concierge/brands/brands';
import { shellSchema } from '@concierge/contract/calls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'shells-'));
const [brand] = brands;
beforeAll(() => {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
});

const shellOn = (path: string, title = 'Menu') =>
  shellSchema.parse({
    menus: {
      main: [{ title, url: '/en/programs/' }],
      languages: [{ lang: 'es', title: 'Español', absolute: `https://him.example.org/es${path}` }],
    },
    blocks: {},
    tags: [],
  });

test('the shell of error pages leads to the home page in each language, and is written where it changes', async () => {
  const { lastShell, rememberShell } = await import('./lastShell.ts');
  const written = () => statSync(join(dataDir, 'pages', 'shells.json')).ino;
  const remember = (...shell: Parameters<typeof shellOn>) => {
    rememberShell(brand, 'en', shellOn(...shell));
    vi.runAllTimers();
  };
  remember('/programs/');
  const first = written();
  expect(lastShell(brand, 'en').menus.languages).toMatchObject([{ absolute: '/es/' }]);
  remember('/contact/');
  expect(written()).toBe(first);
  remember('/contact/', 'Other');
  expect(written()).not.toBe(first);
  vi.resetModules();
  const { lastShell: recalled } = await import('./lastShell.ts');
  expect(recalled(brand, 'en')).toEqual(lastShell(brand, 'en'));
});
