import cluster from 'node:cluster';
import { log } from '../../runtime/log.ts';

/**
 * Starts a site process of a cluster. A message to one that ends in this moment fails by an event
 * `error`, which would end the process that sends it if nobody listened.
 */
export function forkWorker(): void {
  const worker = cluster.fork();
  worker.on('error', (error) =>
    log.error({ err: error, worker: worker.id }, 'a site process can not be reached'),
  );
}
