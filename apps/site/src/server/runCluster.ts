import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { countForAll } from '../leads/limits/sharedLimit.ts';
import { log } from '../runtime/log.ts';
import { settings } from '../runtime/settings.ts';
import { purgeForWorkers } from './cdn/purgeCdn.ts';
import { endWorkers } from './cluster/endWorkers.ts';
import { forkWorker } from './cluster/forkWorker.ts';
import { followChanges } from './feed/followChanges.ts';
import { listen } from './listen.ts';
import { startClusterMetrics } from './metrics/startMetrics.ts';
import { onStop } from './onStop.ts';
import { openDisk } from './openDisk.ts';

/** Milliseconds before a process that ended by itself is started again. */
const pause = 1000;

/**
 * Starts `WEB_CONCURRENCY` site processes on one port. This one serves nothing: it follows the
 * change feed, tells every process of every purge, counts calls for the limits of all, and starts
 * again what ends by itself. A process that can't start at all ends everything.
 */
export async function runCluster(): Promise<void> {
  const probe = createServer();
  await listen(probe);
  await new Promise((done) => probe.close(done));
  const disk = openDisk();
  countForAll();
  purgeForWorkers();
  let stopping = false;
  let served = false;
  cluster.on('listening', () => {
    served = true;
  });
  cluster.on('exit', (worker, code) => {
    if (stopping) return;
    if (!served) process.exit(code || 1);
    log.error({ code, worker: worker.id }, 'a site process ended by itself and is started again');
    setTimeout(() => !stopping && forkWorker(), pause);
  });
  for (let index = 0; index < settings.workers; index += 1) forkWorker();
  await startClusterMetrics(() => served && !stopping);
  const feed = followChanges(disk, (purge) => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.send(purge);
  });
  onStop(() => {
    stopping = true;
    feed.stop();
    endWorkers(() => {
      disk.close();
      process.exit(0);
    });
  });
}
