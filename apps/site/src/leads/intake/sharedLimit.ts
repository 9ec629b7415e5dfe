import cluster from 'node:cluster';
import {
  RateLimiterCluster,
  RateLimiterClusterMaster,
  RateLimiterMemory,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** Takes one point of a key; rejects with what is left where there is none. */
type Consume = (key: string) => Promise<RateLimiterRes>;

/** Milliseconds that a process waits for the word of the one that counts. */
const clusterTimeoutMs = 1000;

/**
 * A limit of so many points in a number of seconds. Of several site processes (`WEB_CONCURRENCY`)
 * the first one counts for all; one that gets no word from it counts for itself. Addresses stay in
 * memory only.
 */
export function sharedLimit(name: string, points: number, duration: number): Consume {
  const own = new RateLimiterMemory({ points, duration });
  if (!cluster.isWorker) return (key) => own.consume(key);
  const shared = new RateLimiterCluster({
    keyPrefix: name,
    points,
    duration,
    timeoutMs: clusterTimeoutMs,
  });
  return async (key) => {
    if (!process.connected) return own.consume(key);
    return shared.consume(key).catch((refusal: unknown) => {
      if (refusal instanceof Error) return own.consume(key);
      throw refusal;
    });
  };
}

/** Counts for all processes that this one starts; call it before the first of them. */
export function countForAll(): void {
  new RateLimiterClusterMaster();
}
