import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { forkWorker } from './forkWorker.ts';

test('a message that a site process can not take, because it ends, does not end the one that sends it', () => {
  const worker = new EventEmitter();
  vi.spyOn(cluster, 'fork').mockReturnValue(worker as Worker);
  forkWorker();
  expect(() => worker.emit('error', new Error('write EPIPE'))).not.toThrow();
});
