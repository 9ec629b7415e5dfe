import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from '../../../scripts/lib/fail.ts';
import { cmsDir, siteDir } from '../../../scripts/lib/paths.ts';
import { run } from '../../../scripts/lib/processes/run.ts';
import { appEnvironment, nodeFlags } from '../../../scripts/lib/stack.ts';
import { Victim } from '../Victim.ts';

/** The account with which admissions release what is held. */
export const administrator = {
  email: 'admin@concierge.example',
  password: 'correct-horse-9',
} as const;

/**
 * The built site on two machines, each with a data folder of its own, and the backend, on a seeded
 * SQLite database (or a copy of the one that `FAULTS_DATABASE` names) in a throw-away folder. They
 * have the limits that they have by default, and clocks that run `speed` times as fast.
 */
export async function install(
  { sitePort, otherPort, cmsPort }: Readonly<Record<'sitePort' | 'otherPort' | 'cmsPort', number>>,
  crmUrl: string,
  speed: number,
) {
  if (!existsSync(`${cmsDir}/.next/BUILD_ID`) || !existsSync(`${siteDir}/dist/server/entry.mjs`))
    fail('The product is not built. Run `npm start` once.');
  const home = mkdtempSync(join(tmpdir(), 'attack-'));
  const dataDir = join(home, 'data');
  const clock = join(import.meta.dirname, 'fastClock.ts');
  const env = appEnvironment({
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
  const other = { ...fast, DATA_DIR: join(home, 'other'), PORT: String(otherPort) };
  mkdirSync(other.DATA_DIR, { mode: 0o700 });
  const siteAt = (port: number, own: Record<string, string>) =>
    new Victim({
      name: 'site',
      cwd: siteDir,
      args: [...nodeFlags, 'dist/server/entry.mjs'],
      env: own,
      ready: answers(port, '/healthz'),
    });
  return {
    home,
    env: fast,
    database: env['SQLITE_FILE'] ?? '',
    outboxes: [join(dataDir, 'spool.db'), join(home, 'other/spool.db')],
    site: siteAt(sitePort, fast),
    otherSite: siteAt(otherPort, other),
    backend: new Victim({
      name: 'backend',
      cwd: cmsDir,
      args: [...nodeFlags, 'src/server/serve.ts'],
      env: fast,
      ready: answers(cmsPort, '/api/health'),
    }),
  };
}
