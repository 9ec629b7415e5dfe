import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../../scripts/fuzz/Random.ts';
import { fail } from '../../scripts/lib/fail.ts';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { run } from '../../scripts/lib/run.ts';
import { FaultProxy, faults } from './FaultProxy.ts';
import { pause } from './Victim.ts';

/**
 * `node tests/faults/databaseNetwork.ts --seconds 40 --seed 1`: the network between a backend and
 * PostgreSQL brings the `--faults` of FaultProxy, while enquiries come in. Each
 * that was acknowledged is in the inbox once, and once the network works everything is taken
 * without a restart.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '150' },
    faults: { type: 'string', default: faults.join() },
  },
});
const port = Number(process.env['FAULTS_PG_PORT'] ?? 3260);
const settleTimeoutMs = 90_000;
const chosen = faults.filter((fault) => values.faults.split(',').includes(fault));
const random = new Random(Number(values.seed), 0);
const home = mkdtempSync(join(tmpdir(), 'database-network-'));
const postgres = await startPostgres(join(tmpdir(), `faults-pg-${port}`), port);
const proxy = new FaultProxy(port);
const env = {
  DATA_DIR: home,
  MEDIA_DIR: join(home, 'media'),
  DATABASE_URL: postgres.url.replace(`:${port}/`, `:${port + 1}/`),
  PAYLOAD_SECRET: 'for-tests-only',
  PREVIEW_SECRET: 'for-tests-only-too',
  LEADS_SECRET: 'for-tests-only-as-well',
  ADMIN_EMAIL: 'admin@concierge.example',
  ADMIN_PASSWORD: 'correct-horse-9',
  CRM_URL: 'http://127.0.0.1:9/',
  RUN_JOBS: '0',
  LOG_LEVEL: 'silent',
};

try {
  await proxy.listen(port + 1);
  const options = { cwd: cmsDir, env, output: 'collect' } as const;
  const migrated = await run('npm', ['run', '--silent', 'migrate'], options);
  if (migrated.code !== 0) fail(`migrate failed: ${migrated.output.slice(-800)}`);
  const backend = spawn(process.execPath, ['src/testing/storeLeads.ts', values.requests], {
    cwd: cmsDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  backend.stdout.on('data', (chunk: Buffer) => (output += chunk));
  await once(backend.stdout, 'data');
  const ended = once(backend, 'exit');
  for (let second = 0; second < Number(values.seconds); second += 1) {
    proxy.fault = random.chance(0.4) ? undefined : random.pick(chosen);
    await pause(1000);
  }
  proxy.fault = undefined;
  const during = output.split('ACK ').length - 1;
  const begun = Date.now();
  const hasEnded = await Promise.race([ended.then(() => true), pause(settleTimeoutMs)]);
  if (!hasEnded) backend.kill('SIGKILL');
  await ended;
  const seconds = Math.round((Date.now() - begun) / 1000);
  const sql = 'select key, reference from inquiries';
  const rows = await run('psql', [postgres.url, '-Atc', sql], { output: 'collect' });
  const stored = rows.output.split('\n').filter(Boolean);
  const acknowledged = [...output.matchAll(/ACK stored (.*)/g)].map(([, text = '']) => {
    const { key, reference } = JSON.parse(text) as { key: string; reference: string };
    return `${key}|${reference}`;
  });
  const lost = acknowledged.filter((row) => stored.filter((one) => one === row).length !== 1);
  console.log({
    acknowledged: acknowledged.length,
    acknowledgedMeanwhile: during,
    stored: stored.length,
    notStoredOnce: lost.length,
    faultsMet: Object.fromEntries(proxy.met),
    tookEverything: hasEnded === true,
    secondsUntilEverythingWasTaken: seconds,
  });
  const isSound = lost.length === 0 && acknowledged.length > 0 && hasEnded === true;
  console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
  process.exitCode = isSound ? 0 : 1;
} finally {
  proxy.close();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}
process.exit();
