import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, Gauge, Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { withOwnMetrics } from './withOwnMetrics.ts';

vi.mock('../cdn/purgeCdn.ts', () => ({ purgeLag: () => 42 }));

test('metrics of the process that starts the others are added to theirs, each name once', async () => {
  const own = new Registry();
  const registers = [own];
  new Counter({ name: 'errors_total', help: 'Errors.', registers }).inc(2);
  new Gauge({ name: 'down', help: 'Down.', aggregator: 'max', registers }).set(1);
  new Gauge({ name: 'lag_seconds', help: 'Lag.', aggregator: 'max', registers }).set(9);
  const ofWorkers = [
    '# HELP errors_total Errors.\n# TYPE errors_total counter\nerrors_total 3\n',
    '# HELP down Down.\n# TYPE down gauge\ndown 0\n',
  ].join('\n');
  const lines = (await withOwnMetrics(ofWorkers, own)).split('\n');
  expect(lines.filter((line) => /^[a-z]/.test(line))).toEqual([
    'errors_total 5',
    'down 0',
    'lag_seconds 9',
  ]);
});

test('the port of a cluster says how long purges wait, which its first process sends', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  vi.stubEnv('METRICS_PORT', String(port));
  const { startClusterMetrics } = await import('./startMetrics.ts');
  await startClusterMetrics(() => true);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  vi.unstubAllEnvs();
  expect(text).toMatch(/^concierge_cdn_purge_lag_seconds 42$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});
