import { type ChildProcess, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startNginx } from '../../apps/site/tests/nginx.ts';
import { fail } from '../../scripts/lib/fail.ts';
import { cmsDir, root, siteDir } from '../../scripts/lib/paths.ts';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { run } from '../../scripts/lib/processes/run.ts';
import { loadSecrets } from '../../scripts/lib/settings/secrets.ts';
import { appEnvironment, nodeFlags } from '../../scripts/lib/stack.ts';
import { Victim } from './Victim.ts';

export interface Lead {
  readonly key: string;
  readonly reference: string;
  readonly email: string;
}

/** Ports of a cluster, in their order after its first one. */
const portsFrom = (first: number) => ({
  site: first,
  backend: first + 1,
  crm: first + 2,
  postgres: first + 3,
  backends: [first + 4, first + 5],
  sites: [first + 6, first + 7, first + 8],
});

/**
 * Two built backends on one PostgreSQL, and three built sites with a data folder each, behind nginx
 * as docs/how-to/nginx.conf has it: pages on `port`, the backend on `port + 1`, the stub CRM on
 * `port + 2`. Everything is in a throw-away folder; the caller stops it.
 */
export async function startCluster(port: number) {
  for (const built of [`${cmsDir}/.next/BUILD_ID`, `${siteDir}/dist/server/entry.mjs`])
    if (!existsSync(built)) fail('The product is not built. Run `npm start` once.');
  const ports = portsFrom(port);
  const home = mkdtempSync(join(tmpdir(), 'cluster-'));
  const crmFile = join(home, 'crm.jsonl');
  const postgres = await startPostgres(`${home}-postgres`, ports.postgres);
  const env = (name: string, sitePort: number, cmsPort: number) =>
    appEnvironment({
      dataDir: join(home, name),
      sitePort,
      cmsPort,
      env: {
        ...loadSecrets(home),
        DATABASE_URL: postgres.url,
        MEDIA_DIR: join(home, 'media'),
        CONTENT_API: `http://localhost:${ports.backend}/api`,
        SITE_URL: `http://localhost:${ports.site}`,
        CMS_URL: `http://localhost:${ports.backend}`,
        TRUST_PROXY: '1',
        ADMIN_EMAIL: 'admin@concierge.example',
        ADMIN_PASSWORD: 'correct-horse-9',
        CRM_URL: `http://127.0.0.1:${ports.crm}/`,
        CRM_PORT: String(ports.crm),
        CRM_FILE: crmFile,
        CRM_DAILY_BUDGET: '1000000',
        LEAD_LIMITS: '1000000,1000000,1000000',
        NETWORK_LIMITS: '1000000,1000000,1000000',
        MAILS_PER_RECIPIENT: '1000000',
        LOG_LEVEL: 'error',
      },
    });
  const victim = (name: string, args: string[], cwd: string, at: number, path: string) =>
    new Victim({
      name,
      args: [...nodeFlags, ...args],
      cwd,
      env: env(name, at, at),
      ready: async () => (await fetch(`http://127.0.0.1:${at}${path}`)).ok,
    });
  const backends = ports.backends.map((at, index) =>
    victim(`backend ${index + 1}`, ['src/server/serve.ts'], cmsDir, at, '/api/health'),
  );
  const sites = ports.sites.map((at, index) =>
    victim(`site ${index + 1}`, ['dist/server/entry.mjs'], siteDir, at, '/healthz'),
  );
  const crm = victim('crm', [`${root}/scripts/stubCrm.ts`], root, ports.crm, '/received');
  let nginx: ChildProcess | undefined;
  const all = [...backends, ...sites];
  return {
    home,
    /** The processes that are restarted in turn, backends between sites. */
    restarted: [sites[0], backends[0], sites[1], backends[1], sites[2]].filter(
      (one) => one !== undefined,
    ),
    secrets: loadSecrets(home),
    async start(): Promise<void> {
      for (const script of ['migrate', 'seed']) {
        const options = { cwd: cmsDir, env: env('backend 1', ports.site, ports.backend) };
        if ((await run('npm', ['run', '--silent', script], options)).code !== 0)
          fail(`${script} failed.`);
      }
      const upstream = ports.backends.map((at) => `server 127.0.0.1:${at} max_fails=0;`).join(' ');
      nginx = await startNginx(
        ports.site,
        ports.sites,
        `upstream concierge_backend { ${upstream} }
        server {
          listen 127.0.0.1:${ports.backend};
          client_max_body_size 64m;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $remote_addr;
          location / { proxy_pass http://concierge_backend; }
        }`,
      );
      await crm.start();
      await Promise.all(backends.map((backend) => backend.start()));
      await Promise.all(sites.map((site) => site.start()));
    },
    async stop(): Promise<void> {
      nginx?.kill('SIGTERM');
      for (const one of [...all, crm]) await one.kill();
      await postgres.stop();
      spawnSync('rm', ['-rf', home]);
    },
    /** The inbox, read from the database itself. */
    async inbox(): Promise<Lead[]> {
      const client = new Client({ connectionString: postgres.url });
      await client.connect();
      const { rows } = await client.query<Lead>('select key, reference, email from leads');
      await client.end();
      return rows;
    },
    /** What the CRM took, from what it wrote before it answered. */
    taken: (): Lead[] =>
      readFileSync(crmFile, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line))
        .map(({ idempotency_key: key, reference, email }) => ({ key, reference, email })),
  };
}
