import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../../../scripts/lib/fail.ts';
import { cmsDir, siteDir } from '../../../scripts/lib/paths.ts';
import { run } from '../../../scripts/lib/run.ts';
import { environmentOf, nodeFlags } from '../../../scripts/lib/stack.ts';
import { Victim } from '../Victim.ts';

/** The account with which admissions release what is held. */
export const administrator = {
  email: 'admin@concierge.example',
  password: 'correct-horse-9',
} as const;

/**
 * The built site and backend with the limits that they have by default, on a seeded SQLite database
 * (or a copy of the one that `FAULTS_DATABASE` names) in a throw-away folder. Their clocks run
 * `speed` times as fast.
 */
export async function install(sitePort: number, cmsPort: number, crmUrl: string, speed: number) {
  if (!existsSync(`${cmsDir}/.next/BUILD_ID`) || !existsSync(`${siteDir}/dist/server/entry.mjs`))
    fail('The product is not built. Run `npm start` once.');
  const home = mkdtempSync(join(tmpdir(), 'attack-'));
  const dataDir = join(home, 'data');
  const clock = join(import.meta.dirname, 'fastClock.ts');
  const env = environmentOf({
    dataDir,
    sitePort,
    cmsPort,
    env: {
      SQLITE_FILE: join(dataDir, 'cms.db'),
      MEDIA_DIR: join(dataDir, 'media'),
      DATABASE_URL: '',
      CONTENT_API: `http://127.0.0.1:${cmsPort}/api`,
      SITE_URL: `http://localhost:${sitePort}`,
      CMS_URL: `http://localhost:${cmsPort}`,
      CRM_URL: crmUrl,
      CRM_DAILY_BUDGET: '500',
      LEAD_LIMITS: '',
      NETWORK_LIMITS: '',
      MAILS_PER_RECIPIENT: '',
      VISIT_CAPACITY: '3',
      TRUST_PROXY: 'loopback',
      WEB_CONCURRENCY: '1',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'silent',
    },
  });
  const seeded = process.env['FAULTS_DATABASE'];
  if (seeded) copyFileSync(seeded, env['SQLITE_FILE'] ?? '');
  for (const script of seeded ? ['migrate'] : ['migrate', 'seed'])
    if ((await run('npm', ['run', '--silent', script], { cwd: cmsDir, env })).code !== 0)
      fail(`${script} failed.`);
  const fast = {
    ...env,
    NODE_OPTIONS: `--import=${clock}`,
    CLOCK_SPEED: String(speed),
    CLOCK_EPOCH: String(Date.now()),
  };
  const answers = (port: number, path: string) => async () =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).ok;
  const victim = (name: string, cwd: string, script: string, ready: () => Promise<boolean>) =>
    new Victim({ name, cwd, args: [...nodeFlags, script], env: fast, ready });
  return {
    home,
    env: fast,
    database: env['SQLITE_FILE'] ?? '',
    outbox: join(dataDir, 'spool.db'),
    backend: victim('backend', cmsDir, 'src/server/serve.ts', answers(cmsPort, '/api/health')),
    site: victim('site', siteDir, 'dist/server/entry.mjs', answers(sitePort, '/healthz')),
  };
}
export type Product = Awaited<ReturnType<typeof install>>;
