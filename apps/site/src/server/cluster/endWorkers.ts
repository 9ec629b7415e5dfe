import cluster from 'node:cluster';

/**
 * Tells every site process of a cluster to end, and calls back when the last one has. Each closes
 * the port by itself after its pause: `cluster.disconnect` would close it for all of them at once.
 */
export function endWorkers(done: () => void): void {
  const running = () =>
    Object.values(cluster.workers ?? {}).filter((worker) => worker && !worker.isDead());
  const check = () => {
    if (running().length === 0) done();
  };
  cluster.on('exit', check);
  check();
  for (const worker of running()) worker?.process.kill('SIGTERM');
}
