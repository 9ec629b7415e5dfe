import { defineConfig } from 'vitest/config';

/** One project a workspace; an app brings its own settings in its vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      'apps/*',
      {
        test: {
          name: 'packages',
          root: '.',
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/faults/**/*.test.ts',
          ],
        },
      },
    ],
  },
});
