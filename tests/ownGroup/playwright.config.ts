import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** Journeys against an installation that `npm run init` made: `tests/ownGroup/ownGroup.ts`. */
export default defineConfig({
  ...base,
  projects: [{ name: 'own group', testDir: '.' }],
  outputDir: '../../test-results/own-group',
  workers: 1,
  retries: 0,
  reporter: [['list']],
});
