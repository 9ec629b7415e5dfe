import { copyFileSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fail } from '../../scripts/lib/fail.ts';
import { cmsDir, root, siteDir } from '../../scripts/lib/paths.ts';
import { run } from '../../scripts/lib/processes/run.ts';
import { appEnvironment, nodeFlags } from '../../scripts/lib/stack.ts';
import { Victim } from './Victim.ts';

interface Ways {
  /** May hold a data folder, which is used as it is, and what its CRM took. */
  readonly home?: string;
  /** Port by which the site reaches the backend, where that isn't the backend's own. */
  readonly backend?: number;
  /** Port by which the backend reaches the CRM, where that isn't the CRM's own. */
  readonly crm?: number;
  /** Port of the whole built site; without it the site is its intake alone. */
  readonly site?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** What one process has of its own in its environment. */
  readonly envByProcess?: Readonly<
    Partial<Record<'site' | 'backend', Readonly<Record<string, string>>>>
  >;
}

/**
 * The site or its intake alone, the built backend on a seeded database (or on a copy of the one
 * `FAULTS_DATABASE` names) and the stub CRM, each a process of its own in a throw-away folder.
 */
export async function install(
  cmsPort: number,
  crmPort: number,
  {
    home = mkdtempSync(join(tmpdir(), 'faults-')),
    backend: toBackend = cmsPort,
    crm: toCrm = crmPort,
    site: sitePort,
    env: more = {},
    envByProcess = {},
  }: Ways = {},
) {
  if (!existsSync(`${cmsDir}/.next/BUILD_ID`))
    fail('The backend is not built. Run `npm start` once, or `next build` in apps/cms.');
  const dataDir = join(home, 'data');
  const isNew = !existsSync(dataDir);
  // The CRM is another company's: it outlives the data folder.
  const crmFile = join(home, 'crm.jsonl');
  const env = appEnvironment({
    dataDir,
    sitePort: sitePort ?? 0,
    cmsPort,
    env: {
      SQLITE_FILE: join(dataDir, 'cms.db'),
      CONTENT_API: `http://127.0.0.1:${toBackend}/api`,
      CRM_URL: `http://127.0.0.1:${toCrm}/`,
      CRM_PORT: String(crmPort),
      CRM_FILE: crmFile,
      CRM_DAILY_BUDGET: '1000000',
      LEAD_LIMITS: '1000000,1000000,1000000',
      NETWORK_LIMITS: '1000000,1000000,1000000',
      LOG_LEVEL: 'silent',
      ...more,
    },
  });
  const seeded = isNew ? process.env['FAULTS_DATABASE'] : undefined;
  if (seeded) copyFileSync(seeded, `${dataDir}/cms.db`);
  for (const script of seeded || !isNew ? ['migrate'] : ['migrate', 'seed'])
    if ((await run('npm', ['run', '--silent', script], { cwd: cmsDir, env })).code !== 0)
      fail(`${script} failed.`);

  const health = async (port: number, path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).ok;
  const backend = new Victim({
    name: 'backend',
    args: ['src/server/serve.ts'],
    cwd: cmsDir,
    env: { ...env, ...envByProcess.backend },
    ready: () => health(cmsPort, '/api/health'),
  });
  const crm = new Victim({
    name: 'crm',
    args: [`${root}/scripts/stubCrm.ts`],
    cwd: root,
    env,
    ready: () => health(crmPort, '/received'),
  });
  const served =
    sitePort === undefined
      ? {
          args: [`${siteDir}/tests/intakeProcess.ts`],
          ready: (output: string) => /^\d+$/.test(output),
        }
      : {
          args: [...nodeFlags, 'dist/server/entry.mjs'],
          ready: () => health(sitePort, '/healthz'),
        };
  const site = new Victim({
    name: 'site',
    cwd: siteDir,
    env: { ...env, ...envByProcess.site },
    ...served,
  });
  return {
    home,
    dataDir,
    env,
    victims: { site, backend, crm },
    /** The inbox, read from the database itself. */
    inbox(): { key: string; reference: string; email: string; state: string }[] {
      const database = new DatabaseSync(`${dataDir}/cms.db`, { readOnly: true });
      const rows = database.prepare('select key, reference, email, state from leads').all();
      database.close();
      return rows as { key: string; reference: string; email: string; state: string }[];
    },
    /** What the CRM took, from what it wrote before it answered. */
    taken(): { key: string; reference: string; email: string }[] {
      if (!existsSync(crmFile)) return [];
      const lines = readFileSync(crmFile, 'utf8').split('\n').slice(0, -1);
      return lines
        .map((line) => JSON.parse(line))
        .map(({ idempotency_key: key, reference, email }) => ({ key, reference, email }));
    },
  };
}
