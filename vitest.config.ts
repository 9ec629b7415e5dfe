import { defineConfig } from 'vitest/config';
import { TestOrder } from './scripts/lib/testOrder.ts';

/** One project a workspace; an app brings its own settings in its vitest.config.ts. */
export default defineConfig({
  test: {
    sequence: { sequencer: TestOrder },
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
