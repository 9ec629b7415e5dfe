import { defineConfig } from 'vitest/config';
import { requirementTags } from './scripts/lib/requirements/requirementTags.ts';
import { testTimeouts } from './scripts/lib/testTimeouts.ts';

/** One project a workspace; an app brings its own settings in its vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      'apps/*',
      {
        test: {
          name: 'packages',
          root: '.',
          ...testTimeouts,
          tags: requirementTags,
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
