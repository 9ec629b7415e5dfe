import { tmpdir } from 'node:os';
import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { requirementTags } from '../../scripts/lib/requirements/requirementTags.ts';
import { testTimeouts } from '../../scripts/lib/testTimeouts.ts';

const dataDir = path.join(tmpdir(), `concierge-cms-test-${process.pid}`);

/** Files that a run leaves to another one, as `npm test` divides them between two databases. */
const leftOut = process.env['LEFT_OUT']?.split(',') ?? [];

/**
 * The backend's tests run in one process, each file on a copy of a database that is seeded once:
 * SQLite, or the Postgres of DATABASE_URL.
 */
export default defineConfig({
  // tsconfig.json leaves JSX to Next; here the mails' templates are compiled.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    name: 'cms',
    tags: requirementTags,
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut],
    globalSetup: ['src/testing/globalSetup.ts'],
    setupFiles: ['src/testing/database/ownDatabase.ts'],
    fileParallelism: false,
    isolate: false,
    ...testTimeouts,
    env: {
      DATA_DIR: dataDir,
      MEDIA_DIR: path.join(dataDir, 'media'),
      SQLITE_FILE: path.join(dataDir, 'cms.db'),
      PAYLOAD_SECRET: 'for-tests-only',
      PREVIEW_SECRET: 'for-tests-only-too',
      LEADS_SECRET: 'for-tests-only-as-well',
      ADMIN_EMAIL: 'admin@concierge.example',
      ADMIN_PASSWORD: 'correct-horse-9',
      CRM_URL: 'http://127.0.0.1:9/',
      VISIT_CAPACITY: '3',
      RUN_JOBS: '0',
    },
  },
});
