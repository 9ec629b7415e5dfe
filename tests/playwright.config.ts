import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../scripts/lib/chromium.ts';

/** What changes a brand's settings or the brands themselves, and with them pages of other tests. */
const alone = /(sixthBrand|vendors)\.spec/;
/** Animations take a fifth of a test's time; the journeys in `e2e` run with them. */
const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * Journeys (`e2e`) and the specification by its letter (`specification`), against the running
 * product: `E2E_SITE_PORT`, `E2E_CMS_PORT`, and `CHROME_PATH` come from `npm test`.
 */
export default defineConfig({
  // The specification comes first: journeys that publish or edit leave their content behind.
  projects: [
    { name: 'specification', testDir: './specification', use: reducedMotion },
    { name: 'journeys', testDir: './e2e', testIgnore: alone },
    // While they play, pages of whole brands are others; one at a time, by itself: `--no-deps`.
    { name: 'alone', testDir: './e2e', testMatch: alone, workers: 1, dependencies: ['journeys'] },
  ],
  outputDir: '../test-results',
  snapshotPathTemplate: '{testDir}/../look/baselines/{arg}{ext}',
  // A missing baseline is a failure; `npm run look -- --update` writes them.
  updateSnapshots: 'none',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One more than there are cores: each waits for backend, disk and network a third of its time.
  workers: availableParallelism() + 1,
  retries: 1,
  fullyParallel: true,
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: [...chromiumFlags],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
    // What a test that fails at its first try leaves in test-results; a picture of each step would
    // slow all of them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
});
