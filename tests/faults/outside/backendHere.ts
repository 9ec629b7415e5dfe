import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { fail } from '../../../scripts/lib/fail.ts';
import { cmsDir } from '../../../scripts/lib/paths.ts';
import { run } from '../../../scripts/lib/run.ts';

/**
 * The backend without its server, in this process, on a new SQLite database; once for a process,
 * since settings are read when modules are loaded.
 */
export async function backendHere(env: Readonly<Record<string, string>>) {
  const home = mkdtempSync(join(tmpdir(), 'faults-outside-'));
  const all = {
    DATA_DIR: home,
    MEDIA_DIR: join(home, 'media'),
    SQLITE_FILE: join(home, 'cms.db'),
    PAYLOAD_SECRET: 'for-tests-only',
    PREVIEW_SECRET: 'for-tests-only-too',
    LEADS_SECRET: 'for-tests-only-as-well',
    ADMIN_EMAIL: 'admin@concierge.example',
    ADMIN_PASSWORD: 'correct-horse-9',
    LOG_LEVEL: 'silent',
    ...env,
  };
  const options = { cwd: cmsDir, env: { ...all, RUN_JOBS: '0' }, output: 'collect' } as const;
  const migrated = await run('npm', ['run', '--silent', 'migrate'], options);
  if (migrated.code !== 0) fail(`migrate failed: ${migrated.output.slice(-800)}`);
  process.chdir(cmsDir);
  Object.assign(process.env, all);
  // By computed names: the backend's types go with Next's, and not with those of these commands.
  const load = (file: string) => import(`${cmsDir}/src/${file}.ts`);
  const { testPayload } = await load('testing/testPayload');
  const payload: Payload = await testPayload();
  return { payload, load, remove: () => rmSync(home, { recursive: true, force: true }) };
}
